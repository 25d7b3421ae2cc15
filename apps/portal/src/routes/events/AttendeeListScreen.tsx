import { useTexts } from '@cardinal/crm-features';
import { ImportPanel, type ImportPanelProps } from '@cardinal/crm-features/import-panel';
import { useOverlays } from '../../state/useOverlays.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { screenMessages } from '../../texts/screens.ts';

export type AttendeeListScreenProps = Pick<
  ImportPanelProps,
  'eventId' | 'importId' | 'onImportIdChange' | 'onLeave'
>;

/** A list of attendees, from its upload to the outcome. */
export default function AttendeeListScreen(props: AttendeeListScreenProps) {
  const { attendees: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  const { openLead } = useOverlays();
  return <ImportPanel {...props} onOpenLead={openLead} onViewLeads={props.onLeave} />;
}
