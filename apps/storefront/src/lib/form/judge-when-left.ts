interface Left {
  readonly target: { readonly type?: string; readonly value: string; readonly checked?: boolean };
}

const isEmpty = ({ type, value, checked }: Left['target']): boolean =>
  type === 'checkbox' ? checked === false : value === '';

/**
 * Validates a field on blur, but only if something was typed, and only after the press that caused the blur: its
 * message moves the buttons below, and the press would miss them. Missing values are reported on submit.
 */
export function judgeWhenLeft(judge: (left: Left) => unknown): (left: Left) => Promise<void> {
  return async (left) => {
    if (isEmpty(left.target)) return;
    if (document.querySelector(':active'))
      addEventListener('mouseup', () => setTimeout(() => judge(left)), { once: true });
    else await judge(left);
  };
}
