import type { User } from '@cardinal/contract';
import type { Language } from '@cardinal/contract/messages';
import { RadioCards, toasts } from '@cardinal/ui';
import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSessionStore } from '../../client/CrmContext.ts';
import { LanguageName, useTexts } from '../../language/index.ts';
import { profileMessages } from '../texts.ts';

/** Stands for the user who has not chosen a language. */
const browsers = 'browser';

export interface LanguageChoiceProps {
  /** The account whose language is chosen. */
  user: User;
  /** The languages to choose from. */
  offered: readonly Language[];
  /** Called once the choice is stored; null follows the browser. */
  onChange: (language: Language | null) => void;
}

/** The language in which a user reads Cardinal and its emails to them. */
export function LanguageChoice({ user, offered, onChange }: LanguageChoiceProps) {
  const { language: texts } = useTexts(profileMessages);
  const api = useApi();
  const session = useSessionStore();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (language: Language | null) =>
      (await api.put('/api/auth/profile', { body: { language } })).data,
    onSuccess: (saved, language) => {
      session.setUser(saved);
      onChange(language);
    },
    onError: (error) =>
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' }),
  });
  const chosen = isPending ? variables : user.language;
  return (
    <RadioCards
      label={texts.label}
      items={[
        { id: browsers, label: texts.browser },
        ...offered.map((language) => ({
          id: language,
          label: <LanguageName language={language} />,
        })),
      ]}
      selectedKey={chosen ?? browsers}
      onSelectionChange={(key) => mutate(key === browsers ? null : key)}
    />
  );
}
