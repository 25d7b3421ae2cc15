import type { EventBoard } from '@cardinal/contract';
import { Button, Heading, InlineAlert, Skeleton, SkeletonGroup } from '@cardinal/ui';
import { Download, Pencil, Printer } from 'lucide-react';
import { useId } from 'react';
import type { DateContext } from '../../format/index.ts';
import { useTexts } from '../../language/index.ts';
import {
  BoardAnswers,
  BoardBreach,
  BoardCosts,
  BoardFigures,
  BoardHeld,
  BoardPeople,
  BoardSteps,
  type BoardFigure,
  type ShownBoard,
} from './boardParts.tsx';
import { boardMessages } from './boardTexts.ts';
import { actions, board as boardClass, halves, head, note, part, room } from './EventBoard.css.ts';

export interface EventBoardViewProps {
  /** The board; undefined until it has loaded. */
  board: EventBoard | undefined;
  /** Why it could not be loaded or refreshed, as a sentence; null without an error. */
  error?: string | null;
  /** Reads the figures again after an error. */
  onRetry: () => void;
  /** URL of the leads behind a figure; without it, the figures are no links. */
  leadsHref?: (figure: BoardFigure) => string;
  /** Called to change goal and cost; undefined if the user may not. */
  onEdit?: () => void;
  /** Called to save the board as a file. */
  onExport: () => void;
  /** Called to print the page. */
  onPrint: () => void;
  /** Locale and current moment. */
  dates: DateContext;
}

function Loaded(shown: ShownBoard) {
  const texts = useTexts(boardMessages);
  if (shown.board.captured === 0) return <p className={note}>{texts.empty}</p>;
  return (
    <>
      <BoardBreach {...shown} />
      <BoardFigures {...shown} />
      <div className={halves}>
        <div className={part}>
          <Heading level={3} size="sm">
            {texts.steps}
          </Heading>
          <BoardSteps {...shown} />
        </div>
        <div className={part}>
          <Heading level={3} size="sm">
            {texts.people}
          </Heading>
          <BoardPeople {...shown} />
        </div>
      </div>
      <BoardAnswers {...shown} />
      <BoardCosts {...shown} />
    </>
  );
}

const Loading = () => {
  const texts = useTexts(boardMessages);
  return (
    <SkeletonGroup label={texts.loading} className={boardClass}>
      <Skeleton height={84} radius="card" />
      <Skeleton height={160} />
    </SkeletonGroup>
  );
};

/** What followed the capture of an event's leads. Fetches nothing. */
export function EventBoardView({
  board,
  error,
  onRetry,
  onEdit,
  onExport,
  onPrint,
  leadsHref,
  dates,
}: EventBoardViewProps) {
  const texts = useTexts(boardMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={room}>
      <div className={boardClass}>
        <div className={head}>
          <Heading level={2} size="md" id={titleId}>
            {texts.title}
          </Heading>
          <div className={actions}>
            {onEdit && (
              <Button variant="quiet" size="sm" icon={Pencil} onPress={onEdit}>
                {texts.edit}
              </Button>
            )}
            {board && board.captured > 0 && (
              <>
                <Button variant="quiet" size="sm" icon={Download} onPress={onExport}>
                  {texts.export}
                </Button>
                <Button variant="quiet" size="sm" icon={Printer} onPress={onPrint}>
                  {texts.print}
                </Button>
              </>
            )}
          </div>
        </div>
        {error && (
          <InlineAlert tone="danger" title={texts.failedTitle} onRetry={onRetry}>
            {error}
          </InlineAlert>
        )}
        {board && <BoardHeld held={board.held} dates={dates} />}
        {board && <Loaded board={board} locale={dates.locale} leadsHref={leadsHref} />}
        {!board && !error && <Loading />}
      </div>
    </section>
  );
}
