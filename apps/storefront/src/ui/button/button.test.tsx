import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button that is busy is not disabled by the browser, which would take the focus from who pressed it', () => {
  const busy = renderToStaticMarkup(<Button busy>Apply</Button>);
  expect(busy).toContain('aria-disabled="true"');
  expect(busy).not.toContain(' disabled');
  expect(renderToStaticMarkup(<Button disabled>Apply</Button>)).toContain(' disabled');
});
