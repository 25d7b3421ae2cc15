import type { EmbedSession } from '@cardinal/contract';
import type { PartnerScope } from '@cardinal/contract/labels';
import { localeIn } from '@cardinal/contract/messages';
import type { VisitorTexts } from '@cardinal/contract/visitors';
import { Button, InlineAlert, Spinner } from '@cardinal/ui';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { CrmProvider } from '../client/index.ts';
import { createEmbedFetch, refusalIn } from './embedFetch.ts';
import { EmbedProblem, openEmbedSession } from './embedSession.ts';
import { pad, waiting } from './embed.css.ts';
import { embedTexts } from './texts.ts';
import { problemText } from './problemText.ts';
import { useVisitorTexts } from '../visitors/index.ts';

/** The props of a widget's content. */
export interface WidgetContentProps {
  session: EmbedSession;
  partnerKey: string;
  texts: VisitorTexts;
  /** Says why a call failed, in the visitor's language. */
  describe: (error: Error) => string;
  /** Opens the session again; the content stays. */
  refresh: () => void;
  /** Called with the id of each created lead. */
  onLeadCreated: (id: string) => void;
}

export interface WidgetProps {
  baseUrl: string;
  partnerKey: string;
  locale: string;
  /** The scope that the key needs. */
  scope: PartnerScope;
  Content: ComponentType<WidgetContentProps>;
  /** Aborts when the element is removed. */
  gone: AbortSignal;
  onReady: () => void;
  onLeadCreated: (id: string) => void;
  onProblem: (problem: EmbedProblem) => void;
}

type State =
  | { kind: 'opening' }
  | { kind: 'open'; session: EmbedSession }
  | { kind: 'refused'; problem: EmbedProblem };

const asProblem = (error: unknown): EmbedProblem =>
  error instanceof EmbedProblem
    ? error
    : new EmbedProblem('unreachable', embedTexts.problems.unreachable, error);

function Ready({ onReady }: Pick<WidgetProps, 'onReady'>) {
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(), []);
  return null;
}

/**
 * A `fetch` that reports why the page's calls are refused.
 * @param open Opens another session
 */
const reportingFetch =
  (
    send: typeof fetch,
    open: () => Promise<EmbedSession>,
    onProblem: WidgetProps['onProblem'],
  ): typeof fetch =>
  async (...request) => {
    try {
      const response = await send(...request);
      const refusal = await refusalIn(response);
      if (refusal) onProblem(refusal);
      return response;
    } catch (error) {
      // Anything else is a request that was cancelled.
      if (!(error instanceof TypeError)) throw error;
      // When a page may no longer make a call, browsers hide the reason from it; opening another
      // session reveals it.
      const reason = await open().then(() => error, asProblem);
      if (reason instanceof EmbedProblem && reason.code !== 'unreachable') {
        onProblem(reason);
        throw reason;
      }
      throw error;
    }
  };

/** Opens the session of the key, and a new one when it has expired. */
function useEmbedSession({ baseUrl, partnerKey, scope, gone, onProblem }: WidgetProps) {
  const [state, setState] = useState<State>({ kind: 'opening' });
  const isOpening = state.kind === 'opening';
  /** The session whose token no request has used yet. */
  const unused = useRef<EmbedSession | null>(null);
  const report = useEffectEvent(onProblem);
  const [send] = useState(() => createEmbedFetch(gone));

  useEffect(() => {
    if (!isOpening) return undefined;
    let isOver = false;
    const obtain = async (): Promise<State> => {
      try {
        const session = await openEmbedSession({ baseUrl, partnerKey, send });
        if (!session.scopes.includes(scope)) {
          throw new EmbedProblem('scope', embedTexts.problems.scope(scope));
        }
        unused.current = session;
        return { kind: 'open', session };
      } catch (error) {
        return { kind: 'refused', problem: asProblem(error) };
      }
    };
    const begin = async () => {
      const next = await obtain();
      if (isOver) return;
      setState(next);
      if (next.kind === 'refused') report(next.problem);
    };
    void begin();
    return () => {
      isOver = true;
    };
  }, [isOpening, baseUrl, partnerKey, scope, send]);

  const open = () => openEmbedSession({ baseUrl, partnerKey, send });
  const call = reportingFetch(send, open, onProblem);
  const token = async () => {
    try {
      const session = unused.current ?? (await open());
      unused.current = null;
      return session.access_token;
    } catch (error) {
      // The content shows it as well, beside the input.
      onProblem(asProblem(error));
      throw error;
    }
  };
  const retry = () => setState({ kind: 'opening' });
  const refresh = () =>
    void open().then(
      (session) => setState({ kind: 'open', session }),
      // The content stays as it is; its next call says what is wrong.
      () => undefined,
    );
  return { state, call, token, retry, refresh };
}

/** A widget on a partner's page: opens the key's session, then shows the content or the error. */
export function Widget(props: WidgetProps) {
  const { baseUrl, partnerKey, locale, scope, Content, onReady, onLeadCreated } = props;
  const { language, texts, isLoading } = useVisitorTexts(locale);
  const describe = (error: Error) => problemText(error, texts, scope);
  const report = (problem: EmbedProblem) =>
    props.onProblem(new EmbedProblem(problem.code, describe(problem), problem));
  const { state, call, token, retry, refresh } = useEmbedSession({ ...props, onProblem: report });
  const isOpening = isLoading || state.kind === 'opening';
  return (
    <CrmProvider
      baseUrl={baseUrl}
      fetch={call}
      token={token}
      hasAccount={false}
      realtime={false}
      locale={localeIn(language, locale)}
    >
      <div className={pad}>
        {isOpening && (
          <div className={waiting}>
            <Spinner label={texts.form.loading} />
          </div>
        )}
        {!isLoading && state.kind === 'refused' && (
          <InlineAlert
            tone="danger"
            title={texts.problems.title}
            action={
              <Button size="sm" onPress={retry}>
                {texts.problems.retry}
              </Button>
            }
          >
            {describe(state.problem)}
          </InlineAlert>
        )}
        {!isLoading && state.kind === 'open' && (
          <>
            <Content
              session={state.session}
              partnerKey={partnerKey}
              texts={texts}
              describe={describe}
              refresh={refresh}
              onLeadCreated={onLeadCreated}
            />
            <Ready onReady={onReady} />
          </>
        )}
      </div>
    </CrmProvider>
  );
}
