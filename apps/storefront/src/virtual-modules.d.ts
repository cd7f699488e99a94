declare module 'virtual:catalogues' {
  /** Every language's messages and the address its JSON is served at. On the server only. */
  export const catalogues: Record<
    'en' | 'ar' | 'nl' | 'fr',
    {
      readonly url: string;
      readonly messages: Record<string, import('./lib/i18n/format-message.ts').CompiledMessage>;
    }
  >;
}

declare module 'virtual:react-router/server-build' {
  export const assets: import('react-router').ServerBuild['assets'];
}
