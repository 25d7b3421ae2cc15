import type { AssistantConsent, User } from '@cardinal/contract';
import type { AssistantScope } from '@cardinal/contract/labels';
import {
  Button,
  Checkbox,
  DescriptionItem,
  DescriptionList,
  InlineAlert,
  Stack,
  Text,
} from '@cardinal/ui';
import { useState } from 'react';
import { CheckboxSet } from '../../forms/CheckboxSet.tsx';
import { AuthFrame } from '../AuthFrame/index.ts';
import { allowMessages } from './texts.ts';
import { useTexts } from '../../language/index.ts';

export interface AllowAssistantViewProps {
  /** What the assistant asks for. */
  consent: AssistantConsent;
  /** The signed-in user, as whom it would act. */
  user: User;
  /** Why it was not let in. */
  error?: string | null;
  /** Whether it is being let in. */
  isBusy?: boolean;
  /** Called with what the user permits. */
  onAllow: (scopes: AssistantScope[]) => void;
  /** Called when the user does not allow it. */
  onDeny: () => void;
  /** Called when the user wants to sign in with another account. */
  onOtherAccount: () => void;
}

interface ScopesProps {
  asked: readonly AssistantScope[];
  chosen: readonly AssistantScope[];
  onChange: (chosen: AssistantScope[]) => void;
}

function Scopes({ asked, chosen, onChange }: ScopesProps) {
  const texts = useTexts(allowMessages);
  return (
    <CheckboxSet label={texts.scopes}>
      {asked.map((scope, index) => (
        <Checkbox
          key={scope}
          isSelected={chosen.includes(scope)}
          onChange={(isSelected) =>
            onChange(asked.filter((one) => (one === scope ? isSelected : chosen.includes(one))))
          }
          isInvalid={index === 0 && chosen.length === 0}
          errorMessage={index === 0 && chosen.length === 0 ? texts.none : undefined}
        >
          {texts.scopeLabels[scope]}
        </Checkbox>
      ))}
    </CheckboxSet>
  );
}

/** Asks the signed-in user whether an assistant may act for them. */
export function AllowAssistantView({
  consent,
  user,
  error = null,
  isBusy = false,
  onAllow,
  onDeny,
  onOtherAccount,
}: AllowAssistantViewProps) {
  const texts = useTexts(allowMessages);
  const { name, host, leads_to: leadsTo, scopes, fault } = consent;
  const [chosen, setChosen] = useState<AssistantScope[]>(scopes);
  const { facts } = texts;
  const userName = `${user.first_name} ${user.last_name}`.trim();
  return (
    <AuthFrame title={texts.title({ name })} description={texts.description}>
      <Stack gap={5}>
        {fault !== null && (
          <InlineAlert tone="danger" title={texts.unknown}>
            {fault}
          </InlineAlert>
        )}
        <DescriptionList>
          <DescriptionItem label={facts.name}>
            <span dir="auto">
              {host === null ? facts.own({ name }) : facts.vouched({ name, host })}
            </span>
          </DescriptionItem>
          <DescriptionItem label={facts.leadsTo}>{leadsTo ?? facts.device}</DescriptionItem>
        </DescriptionList>
        {fault === null && (
          <>
            <Scopes asked={scopes} chosen={chosen} onChange={setChosen} />
            <Text as="p">{texts.approval}</Text>
            <Text as="p">
              {texts.onlyIf} {texts.as({ name: userName, email: user.email })}
            </Text>
          </>
        )}
        {error !== null && (
          <InlineAlert tone="danger" title={texts.failed}>
            {error}
          </InlineAlert>
        )}
        <Stack gap={3}>
          {fault === null ? (
            <>
              <Button
                variant="primary"
                size="lg"
                fullWidth
                isBusy={isBusy}
                isDisabled={chosen.length === 0}
                onPress={() => onAllow(chosen)}
              >
                {texts.allow}
              </Button>
              <Button size="lg" fullWidth onPress={onDeny}>
                {texts.deny}
              </Button>
              <Button variant="quiet" size="lg" fullWidth onPress={onOtherAccount}>
                {texts.otherAccount}
              </Button>
            </>
          ) : (
            <Button size="lg" fullWidth onPress={onDeny}>
              {leadsTo === null ? texts.backToDevice : texts.back({ where: leadsTo })}
            </Button>
          )}
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
