import type { Import } from '@cardinal/contract';
import { ColumnsSection } from './ColumnsSection.tsx';
import { DefaultsSection } from './DefaultsSection.tsx';
import { DuplicatesSection } from './DuplicatesSection.tsx';
import { columns, side } from './ImportPanel.css.ts';
import type { ImportPanelViewProps } from './importPanelViewProps.ts';
import { PreviewSection } from './preview/PreviewSection.tsx';
import { hasChoice, SourceSection } from './SourceSection.tsx';
import { hasValues, ValuesSection } from './ValuesSection.tsx';

/** The choices for an uploaded file, beside a preview of its rows. */
export function CheckStep(props: ImportPanelViewProps & { shown: Import }) {
  const { shown, formats, mapsAssignee, agents, isChecking } = props;
  const isAttendeeList = shown.event_id !== null;
  return (
    <div className={columns}>
      <div className={side}>
        {hasChoice(shown.source) && (
          <SourceSection
            source={shown.source}
            error={props.readError}
            isReading={props.isReadingAgain}
            onReadAgain={props.onReadAgain}
          />
        )}
        {!isAttendeeList && (
          <DefaultsSection
            defaults={shown.defaults}
            events={props.events}
            agents={agents}
            mapsAssignee={mapsAssignee}
            onDefaultsChange={props.onDefaultsChange}
          />
        )}
        <ColumnsSection
          key={shown.id}
          columns={shown.columns}
          mapping={shown.mapping}
          order={shown.order}
          mapsAssignee={mapsAssignee}
          isAttendeeList={isAttendeeList}
          onFieldChange={props.onFieldChange}
          onOrderChange={props.onOrderChange}
        />
        {!isAttendeeList && hasValues(shown.values) && (
          <ValuesSection
            values={shown.values}
            agents={agents}
            onValueChange={props.onValueChange}
          />
        )}
        {!isAttendeeList && shown.counts.duplicates > 0 && (
          <DuplicatesSection action={shown.duplicates} onActionChange={props.onDuplicatesChange} />
        )}
      </div>
      <PreviewSection
        shown={shown}
        formats={formats}
        isChecking={isChecking}
        onRowActionChange={props.onRowActionChange}
        onOpenLead={props.onOpenLead}
      />
    </div>
  );
}
