declare module 'virtual:source-facts' {
  /** Names of the components, widgets and screens that import each component or widget. */
  export const usedBy: Readonly<Record<string, readonly string[]>>;
  /** Names of the CSS variables that each component reads. */
  export const variables: Readonly<Record<string, readonly string[]>>;
}
