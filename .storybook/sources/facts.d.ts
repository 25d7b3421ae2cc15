declare module 'virtual:source-facts' {
  /** Names of the components, widgets and screens that import each component or widget. */
  export const usedBy: Readonly<Record<string, readonly string[]>>;
  /** Names of the CSS variables that each component reads. */
  export const variables: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:component-props' {
  /** A prop as its declaration describes it. */
  export interface Prop {
    name: string;
    /** The type in TypeScript, without `undefined`. */
    type: string;
    isRequired: boolean;
    /** The comment; empty if there is none. */
    about: string;
    /** The value of `@default`. */
    fallback?: string;
    /** Whether the component declares it, rather than inheriting it from React Aria. */
    isOwn: boolean;
  }

  export interface Component {
    /** What others import it from: `@cardinal/crm-features/lead-table`. */
    entry: string;
    /** The comment of the component. */
    about: string;
    props: readonly Prop[];
  }

  /** Each component of the library and each widget; empty while tests run. */
  export const components: Readonly<Record<string, Component>>;
}
