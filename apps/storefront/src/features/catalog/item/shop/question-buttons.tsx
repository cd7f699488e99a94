import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../../ui/chip/chip.tsx';
import type { Item } from '../draft/draft.ts';
import type { DraftState } from '../draft/use-draft.ts';
import { isVariationGone } from '../use-save.ts';
import { isLeft } from './options.ts';
import { questionElementId } from '../choice-ids.ts';
import styles from './shop-detail.module.css';

interface QuestionsProps {
  readonly rules: Item;
  readonly state: DraftState;
  /** An attempt to save found a question without an answer. */
  readonly tried: boolean;
}

function QuestionGroup({ rules, state, tried, at }: QuestionsProps & { readonly at: number }) {
  const { t } = useTranslation();
  const { questions = [], variations = [] } = rules;
  const question = questions[at];
  if (!question) return null;
  const title = question.title || t('product.options');
  const chosen = state.draft.options[at] ?? null;
  const missing = tried && chosen === null;
  const id = questionElementId(at);
  return (
    <fieldset id={id} className={styles['question']} aria-invalid={missing || undefined}>
      <legend className={styles['label']}>
        {title}
        {chosen !== null && (
          <span className={styles['answer']}>{question.labels[question.options.indexOf(chosen)]}</span>
        )}
      </legend>
      {missing && (
        <p className={styles['missing']} role="alert">
          {t('product.chooseFirst', { title })}
        </p>
      )}
      <div className={styles['options']}>
        {question.options.map((option, index) => {
          const left = isLeft(questions, variations, state.draft.options, { at, option });
          const label = question.labels[index] ?? option;
          return (
            <Chip
              key={option}
              className={styles['option']}
              chosen={option === chosen}
              data-gone={!left || undefined}
              aria-label={left ? undefined : `${label}, ${t('cart.outOfStock')}`}
              onClick={() => state.pick(at, option)}
            >
              {label}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The choice of a shop item's variation (ITEM-03, ITEM-04). */
export function QuestionButtons(props: QuestionsProps) {
  const { t } = useTranslation();
  const { questions = [] } = props.rules;
  return (
    <>
      {questions.map(({ title }, at) => (
        <QuestionGroup key={title} {...props} at={at} />
      ))}
      <p className={styles['gone']} role="status">
        {isVariationGone(props.state) && t('product.variationGone')}
      </p>
    </>
  );
}
