import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { components } from 'virtual:component-props';
import { useContext } from 'react';
import { Anatomy, Keyboard, Usage } from './GuideSections.tsx';
import { Events } from './Events.tsx';
import { Guidance } from './Guidance.tsx';
import { RecordHeader } from './records/RecordHeader.tsx';
import { widgetExamplesOf } from './records/widgetExamples.tsx';
import { widgetGuideOf } from './records/widgetGuides.ts';
import { widgetRules } from './records/widgetRules.ts';
import { StateList } from './StateList.tsx';
import { UsedBy } from './UsedBy.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { eyebrow, importLine } from './docs.css.ts';
import { Types } from './Types.tsx';
import {
  componentFactsOf,
  descriptionOf,
  guideOf,
  isCheckedByAxe,
  pairsOf,
  storyFactsOf,
} from './facts.ts';
import { isFramed } from './framed.ts';
import { sentenceCase } from './sentenceCase.ts';
import { Variables } from './Variables.tsx';

/** The docs page of a component: description, usage, props, and every story. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  // The others only test behaviour.
  const stories = context
    .componentStoriesFromCSFFile(csfFile)
    .filter(({ tags }) => tags.includes('dev'));
  const { title } = preparedMeta;
  const [area = '', group = area, name = group] = title.split('/');
  const component = components[name];
  const isComponent = area === 'UI' || area === 'CRM';
  const guide = guideOf(preparedMeta.parameters);
  const usage = guide ?? widgetGuideOf(name);
  const rules = widgetRules[name];
  const framed = stories.filter(isFramed);
  const inline = stories.filter((story) => !isFramed(story));
  const primary =
    inline[0] ?? framed.find(({ tags }) => tags.includes('matrix')) ?? framed[0] ?? undefined;
  if (!primary) return null;
  const isInline = primary === inline[0];
  return (
    <>
      <p className={eyebrow}>{group}</p>
      <Title />
      <Markdown>{descriptionOf(preparedMeta.parameters) ?? component?.about ?? ''}</Markdown>
      {component && (
        <code className={importLine}>{`import { ${name} } from '${component.entry}';`}</code>
      )}
      {isComponent && (
        <RecordHeader
          name={name}
          entry={component?.entry}
          checked={storyFactsOf(csfFile.moduleExports).filter(isCheckedByAxe).length}
          keys={guide?.keyboard.length ?? 0}
        />
      )}
      <Canvas
        of={primary.moduleExport}
        story={isInline ? { inline: true } : { inline: false, height: '480px' }}
      />
      {usage && (
        <Usage
          guide={usage}
          examples={[...pairsOf(preparedMeta.parameters), ...widgetExamplesOf(name)]}
        />
      )}
      {rules && <Guidance good={rules.good} bad={rules.bad} />}
      {guide && <Anatomy guide={guide} />}
      {component && (
        <>
          <Heading>Props</Heading>
          {isInline ? <Controls of={primary.moduleExport} /> : <ArgTypes />}
          <Events props={component.props} />
        </>
      )}
      {area === 'UI' && <Types component={name} />}
      {guide && <Keyboard guide={guide} />}
      {area === 'UI' && <Variables component={name} />}
      {isComponent && <UsedBy name={name} />}
      <Heading>States</Heading>
      <StateList
        component={componentFactsOf(csfFile.moduleExports)}
        stories={storyFactsOf(csfFile.moduleExports)}
      />
      <Heading>Stories</Heading>
      {inline.slice(1).map((story) => (
        <section key={story.id} id={`story--${story.id}`}>
          <Subheading>{sentenceCase(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </section>
      ))}
      {framed.length > 0 && inline.length > 1 && <Subheading>On a page of their own</Subheading>}
      <StoryLinks stories={framed} />
    </>
  );
}
