import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Address of an event's page. */
export const eventHref = (id: string): string => generatePath(paths.event, { id });
