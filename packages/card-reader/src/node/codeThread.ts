import { loadCodeReader, type FoundCode } from '../qr/readCode.ts';
import { answerQuestions } from './answerQuestions.ts';
import { readCodeDecoder } from './modelFiles.ts';

/* A thread that looks for codes, while another one looks for text. */

const reader = readCodeDecoder().then(loadCodeReader);

answerQuestions<'code', FoundCode | undefined>(async (image) => (await reader)(image));
