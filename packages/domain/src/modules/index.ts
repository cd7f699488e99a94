/** The kinds of module a market runs, and what switching between them does. */
export { type ModuleType, MODULE_TYPES, isAlwaysOpen, isModuleType } from './module-type.ts';
export { type ModuleSwitch, type ModuleSwitchOutcome, decideModuleSwitch } from './switch.ts';
