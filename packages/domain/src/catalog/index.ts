/** Items: option groups, variations, add-ons, quantities, discounts and availability. */
export {
  type ItemAvailability,
  type ItemSchedule,
  type StoreSchedule,
  isOfferedAt,
  itemAvailability,
  takesOrders,
} from './availability.ts';
export { type ChoiceRefusal, type Choices, type ChoiceRequest, decideChoices } from './choices.ts';
export { type Discount, discountedPrice, unitDiscountMinor } from './discount.ts';
export { gtinCheckDigit, isGtin } from './gtin.ts';
export type {
  AddOnChoice,
  ChosenAddOn,
  FoodChoice,
  FoodSelection,
  FoodVariationGroup,
  Item,
  Variation,
} from './item.ts';
export {
  checkGroups,
  checkVariations,
  findUnmade,
  highestUnitMinor,
} from './kept-choices.ts';
export { MOST_FOUND } from './most-found.ts';
export {
  type QuantityLimits,
  type QuantityRefusal,
  canLowerQuantity,
  decideQuantity,
  decideRaise,
} from './quantity.ts';
export { addOnChoices, initialSelections, selectedChoices, toggleSelection } from './selection.ts';
export { choicesOfType, matchVariation, variationKey } from './variation.ts';
