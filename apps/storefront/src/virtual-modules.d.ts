declare module 'virtual:catalogues' {
  /** Every language's messages and where their two files are served. On the server only. */
  export const catalogues: Record<
    'en' | 'ar' | 'nl' | 'fr',
    {
      readonly firstUrl: string;
      readonly laterUrl: string;
      readonly messages: Record<string, import('./lib/i18n/format-message.ts').CompiledMessage>;
    }
  >;
}

declare module 'virtual:react-router/server-build' {
  export const assets: import('react-router').ServerBuild['assets'];
}

declare module 'virtual:files-ahead' {
  /** By path: files of views that a page cannot do without. */
  export const filesAhead: Readonly<Record<string, readonly string[]>>;
}
