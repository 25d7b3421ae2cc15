import ui from '../../../packages/ui/CHANGELOG.md?raw';
import crm from '../../../packages/crm-features/CHANGELOG.md?raw';

/** A line of a changelog. */
export interface Change {
  release: string;
  text: string;
}

/** The lines of a changelog, without the bullets' breaks. */
function changesIn(changelog: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [release = '', ...lines] = part.split('\n');
      return lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((text) => ({ release: release.trim(), text: text.replaceAll(/\s+/g, ' ').trim() }));
    });
}

const changes = [...changesIn(ui), ...changesIn(crm)];

/** What the changelogs say about a component since the release that first had it. */
export const changesOf = (name: string, since: string): Change[] =>
  changes.filter(
    ({ release, text }) => release !== since && new RegExp(`\\b${name}\\b`).test(text),
  );
