/** What a docs page asks of a story before it draws it among others. */
interface Framed {
  title: string;
  name: string;
  parameters: Record<string, unknown>;
}

/**
 * Whether a story needs a page of its own: it covers the page, is one, or brings a server that
 * other stories on the same page would share. A story that is only about what happens, or about
 * text size and forced colours, which belong to the whole page, would show there what others show.
 */
export function isFramed({ title, name, parameters }: Framed) {
  return (
    /^(CRM|Screens|Flows|States)\/|^UI\/(Overlays|Shell)\/|^UI\/Feedback\/(Toast|Banner)$/.test(
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
