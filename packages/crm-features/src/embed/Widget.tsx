import type { EmbedSession } from '@cardinal/contract';
import type { PartnerScope } from '@cardinal/contract/labels';
import { localeIn } from '@cardinal/contract/messages';
import type { VisitorTexts } from '@cardinal/contract/visitors';
import { Button, InlineAlert, MessagesProvider, Spinner } from '@cardinal/ui';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { CrmProvider } from '../client/index.ts';
import { createEmbedFetch, refusalIn } from './sending/embedFetch.ts';
import { EmbedProblem } from './sending/embedSession.ts';
import { captureFetch } from './sending/captureFetch.ts';
import { joinSession } from './sending/sharedSession.ts';
import { pad, waiting } from './embed.css.ts';
import { embedTexts } from './texts.ts';
import { problemText } from './problemText.ts';
import { useLibraryTexts, useVisitorTexts } from '../visitors/index.ts';

/** The props of a widget's content. */
export interface WidgetContentProps {
  session: EmbedSession;
  baseUrl: string;
  partnerKey: string;
  texts: VisitorTexts;
  /** Says why a call failed, in the visitor's language. */
  describe: (error: Error) => string;
  /** Opens the session again; the content stays. */
  refresh: () => void;
  /** Called with the id of each created lead. */
  onLeadCreated: (id: string) => void;
  /** Called with a failure that no call reports, and what the visitor reads. */
  onProblem: (code: string, message: string) => void;
}

export interface WidgetProps {
  baseUrl: string;
  partnerKey: string;
  /** Whether what is sent is not stored. */
  isTrial: boolean;
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
      const reason = await open().then(() => asProblem(error), asProblem);
      onProblem(reason);
      throw reason.code === 'unreachable' ? error : reason;
    }
  };

/** Opens the session of the key, and a new one when it has expired. */
function useEmbedSession(props: WidgetProps) {
  const { baseUrl, partnerKey, isTrial, scope, gone, onProblem } = props;
  const [state, setState] = useState<State>({ kind: 'opening' });
  const isOpening = state.kind === 'opening';
  const report = useEffectEvent(onProblem);
  const [send] = useState(() => createEmbedFetch(gone));
  const [shared] = useState(() => joinSession({ baseUrl, partnerKey, isTrial }));
  useEffect(() => {
    gone.addEventListener('abort', shared.leave);
    return () => gone.removeEventListener('abort', shared.leave);
  }, [gone, shared]);

  useEffect(() => {
    if (!isOpening) return undefined;
    let isOver = false;
    const obtain = async (): Promise<State> => {
      try {
        const session = await shared.get();
        if (!session.scopes.includes(scope)) {
          throw new EmbedProblem('scope', embedTexts.problems.scope(scope));
        }
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
  }, [isOpening, scope, shared]);

  const call = reportingFetch(captureFetch(send, shared), shared.renew, onProblem);
  const isFirst = useRef(true);
  const token = async () => {
    try {
      // Asked for again when it was refused.
      const session = await (isFirst.current ? shared.get() : shared.renew());
      isFirst.current = false;
      return session.access_token;
    } catch (error) {
      // The content shows it as well, beside the input.
      onProblem(asProblem(error));
      throw error;
    }
  };
  const retry = () => setState({ kind: 'opening' });
  const refresh = () =>
    void shared.renew().then(
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
  const library = useLibraryTexts(language, texts);
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
      <MessagesProvider catalogue={library}>
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
                baseUrl={baseUrl}
                partnerKey={partnerKey}
                texts={texts}
                describe={describe}
                refresh={refresh}
                onLeadCreated={onLeadCreated}
                onProblem={(code, message) => props.onProblem(new EmbedProblem(code, message))}
              />
              <Ready onReady={onReady} />
            </>
          )}
        </div>
      </MessagesProvider>
    </CrmProvider>
  );
}
