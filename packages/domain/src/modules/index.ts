/** Module types, the capabilities of each, and what switching between modules does. */
export { type Capabilities, capabilitiesOf, type Wording } from './capabilities.ts';
export { type ModuleType, MODULE_TYPES, isModuleType } from './module-type.ts';
export { type ModuleSwitchOutcome, decideModuleSwitch } from './switch.ts';
