import { useQuery } from '@tanstack/react-query';
import { toasts, useLazyCode } from '@cardinal/ui';
import { useApi, useSession } from '../../client/index.ts';
import { tellFailure } from '../../client/http/tellFailure.ts';
import {
  firstStepsQuery,
  useAddSamples,
  useCloseFirstSteps,
  useRemoveSamples,
} from '../onboardingQueries.ts';
import { onboardingMessages } from '../texts.ts';
import type { FirstStepsPlaces } from './FirstStepsView.tsx';
import { whatIsShown } from './whatIsShown.ts';
import { useTexts } from '../../language/index.ts';

/** Most workspaces are past the first steps. */
const loadView = () => import('./FirstStepsView.tsx');
const ignore = () => undefined;

export type FirstStepsProps = FirstStepsPlaces;

/**
 * The first steps in a new workspace, for those who set it up: managers, administrators and users
 * without a company. A failure shows nothing, because the screen works without them.
 */
export function FirstSteps(places: FirstStepsProps) {
  const onboardingTexts = useTexts(onboardingMessages);
  const texts = onboardingTexts.sample;
  const user = useSession()?.user;
  const setsUp = user !== undefined && (user.company_id === null || user.role !== 'agent');
  const { data } = useQuery({ ...firstStepsQuery(useApi()), enabled: setsUp });
  const close = useCloseFirstSteps();
  const add = useAddSamples();
  const remove = useRemoveSamples();
  const shown = data && close.isPending ? { ...data, closed: true } : data;
  const code = useLazyCode(
    loadView,
    setsUp && shown !== undefined && whatIsShown(shown) !== null,
    ignore,
  );
  if (!setsUp || !shown || !code) return null;
  return (
    <code.FirstStepsView
      {...places}
      shown={shown}
      onClose={() => close.mutate(undefined, { onError: tellFailure(onboardingTexts.closeFailed) })}
      isAdding={add.isPending}
      onAddSample={() =>
        add.mutate(undefined, {
          onSuccess: ({ leads }) =>
            toasts.show({
              title: texts.added,
              description: texts.addedDetail({ count: leads }),
              tone: 'success',
            }),
          onError: tellFailure(texts.addFailed),
        })
      }
      isRemoving={remove.isPending}
      onRemoveSample={() =>
        remove.mutate(undefined, {
          onSuccess: () =>
            toasts.show({
              title: texts.removed,
              description: texts.removedDetail,
              tone: 'success',
            }),
          onError: tellFailure(texts.removeFailed),
        })
      }
    />
  );
}
