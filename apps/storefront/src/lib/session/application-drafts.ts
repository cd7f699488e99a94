/** Drafts of applications in the browser's storage: names, numbers and plans of somebody. */
export const applicationDrafts = ['partner-store', 'partner-provider', 'partner-courier'] as const;

export type ApplicationDraft = (typeof applicationDrafts)[number];

/** What was sent is kept beside it until it is decided. */
export const sentDraftOf = (draft: ApplicationDraft): string => `${draft}-sent`;
