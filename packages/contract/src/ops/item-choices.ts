/** The options of an item, as its staff edit them; texts are in the caller's language. */
import { z } from 'zod';
import { choiceOption, foodVariation } from '../catalog/item.ts';
import { id, money, moneyGiven, text } from '../endpoint/index.ts';
import { en as wrong } from '../wrong/texts.en.ts';

const MOST_GROUPS = 20;
const MOST_VALUES = 50;
const MOST_QUESTIONS = 5;
const MOST_VARIATIONS = 200;
const MOST_ADD_ONS = 50;

const words = text(100).min(1);
const count = z.number().int().min(0).max(MOST_VALUES).default(0);

/** An option group of a dish. */
export const groupGiven = z
  .object({
    name: words,
    type: z.enum(['single', 'multi']),
    required: z.boolean().default(false),
    min: count.describe('For a multi group: minimum number of values once any is chosen.'),
    max: count.describe('For a multi group: maximum number of values; 0 is no maximum.'),
    values: z
      .array(
        z
          .object({
            label: words,
            optionPrice: moneyGiven.default(0),
            isSelected: z.boolean().default(false),
          })
          .strict(),
      )
      .min(1)
      .max(MOST_VALUES),
  })
  .strict();

const key = text(60).regex(/[^\s-]/, wrong.only_dashes);

/** A choice of an item outside food; the type of a variation is one option of each, joined by hyphens. */
export const questionGiven = z
  .object({
    name: words.describe('Name, such as colour.'),
    title: words,
    options: z.array(key).min(1).max(MOST_VALUES),
    labels: z.array(words).max(MOST_VALUES),
  })
  .strict()
  .refine(({ options, labels }) => options.length === labels.length, wrong.labels);

/** A variation of an item outside food. */
export const variationGiven = z
  .object({ type: text(200).regex(/[^\s-]/, wrong.only_dashes), price: moneyGiven })
  .strict();

/** An add-on of the store. */
export const addOnGiven = z
  .object({
    id: id
      .optional()
      .describe('Id of an existing add-on of the store; without it, the one with this name or a new one.'),
    name: words,
    price: moneyGiven.describe('Price of one, for all items that offer it.'),
  })
  .strict();

/** Changes of an item's options; a list that is left out stays unchanged, an empty one removes all. */
export const choicesGiven = z.object({
  food_variations: z.array(groupGiven).max(MOST_GROUPS).optional(),
  choice_options: z.array(questionGiven).max(MOST_QUESTIONS).optional(),
  variations: z.array(variationGiven).max(MOST_VARIATIONS).optional(),
  add_ons: z.array(addOnGiven).max(MOST_ADD_ONS).optional(),
});

/** The options of a stored item, in the format for changing them. */
export const keptChoices = {
  food_variations: z.array(foodVariation),
  choice_options: z.array(choiceOption),
  variations: z.array(z.object({ type: z.string(), price: money })),
  add_ons: z.array(z.object({ id, name: z.string(), price: money })),
};
