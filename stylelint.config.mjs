// Arabic mirrors every screen, so no style may name a physical side: inline and block, start and end.
const reason =
  'Name a logical side (inline-start, inline-end, block-start, block-end): Arabic is right-to-left.';

const PHYSICAL_PROPERTIES = [
  'left',
  'right',
  '/^(margin|padding|scroll-margin|scroll-padding)-(left|right|top|bottom)$/',
  '/^border-(left|right|top|bottom)(-.+)?$/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  'top',
  'bottom',
  'direction',
];

// One value: a word, or a function with at most one function in its arguments.
const value = String.raw`[^\s()]*(?:\((?:[^()]|\([^()]*\))*\))?`;

// Four values name right and left apart from each other: only equal ones are the same in both directions.
const UNEQUAL_SIDES = String.raw`/^${value}\s+(${value})\s+${value}\s+(?!\1$)${value}$/`;

// From the top, clockwise: start and end corners must agree above, and below.
const UNEQUAL_CORNERS = [
  String.raw`/^(${value})\s+(?!\1(\s|$))${value}/`,
  String.raw`/^${value}\s+${value}\s+(${value})\s+(?!\1$)${value}$/`,
];

const PHYSICAL_VALUES = {
  '/^(text-align|float|clear|caption-side)$/': ['left', 'right'],
  '/^(margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/': [
    UNEQUAL_SIDES,
  ],
  'border-radius': UNEQUAL_CORNERS,
};

export default {
  rules: {
    'property-disallowed-list': [PHYSICAL_PROPERTIES, { message: reason }],
    'declaration-property-value-disallowed-list': [PHYSICAL_VALUES, { message: reason }],
    'declaration-block-no-duplicate-properties': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'function-calc-no-unspaced-operator': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-selectors': true,
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
};
