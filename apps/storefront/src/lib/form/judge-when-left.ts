interface Left {
  readonly target: { readonly type?: string; readonly value: string; readonly checked?: boolean };
}

const isEmpty = ({ type, value, checked }: Left['target']): boolean =>
  type === 'checkbox' ? checked === false : value === '';

/**
 * Judges a field that is left only where something was typed, and once the press that left it is over: what is said of
 * it moves the buttons below, and a press on one of them would miss it. What is missing is said when the form is sent.
 */
export function judgeWhenLeft(judge: (left: Left) => unknown): (left: Left) => Promise<void> {
  return async (left) => {
    if (isEmpty(left.target)) return;
    if (document.querySelector(':active'))
      addEventListener('mouseup', () => setTimeout(() => judge(left)), { once: true });
    else await judge(left);
  };
}
