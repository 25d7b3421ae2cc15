/** The properties of a story that determine whether it can be shown among others. */
interface Framed {
  title: string;
  name: string;
  parameters: Record<string, unknown>;
}

/**
 * Whether a story needs a page of its own: it covers the page, is a page, or uses a server that
 * other stories on the same page would share. The same applies to stories that only test behaviour,
 * or set the text size or forced colours of the whole page, because they would look like others.
 */
export function isFramed({ title, name, parameters }: Framed) {
  return (
    /^(CRM|Embedding|Screens|Flows|States)\/|^UI\/(Overlays|Shell)\/|^UI\/Feedback\/(Toast|Banner)$/.test(
      title,
    ) ||
    /^Open|Open$/.test(name) ||
    parameters['layout'] === 'fullscreen' ||
    parameters['framed'] === true ||
    parameters['picture'] === false ||
    typeof parameters['textScale'] === 'number' ||
    typeof parameters['media'] === 'object' ||
    /^By |^(Focused|Hovered|Pressed)$/.test(name)
  );
}
