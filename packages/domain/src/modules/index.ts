/** The kinds of module a market runs, what each is capable of, and what switching between them does. */
export { type Capabilities, capabilitiesOf, type Wording } from './capabilities.ts';
export { type ModuleType, MODULE_TYPES, isModuleType } from './module-type.ts';
export { type ModuleSwitchOutcome, decideModuleSwitch } from './switch.ts';
