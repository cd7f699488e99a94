/** Every module_type (api.md, Names of states). */
export const MODULE_TYPES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'] as const;

/** MOD-01. */
export type ModuleType = (typeof MODULE_TYPES)[number];

/** Whether the text is a module_type. */
export function isModuleType(text: string): text is ModuleType {
  return (MODULE_TYPES as readonly string[]).includes(text);
}
