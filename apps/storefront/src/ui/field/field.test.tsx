import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea, TextField } from './field.tsx';

test('[LANG-02] a number, an e-mail or a password reads one way in every script: +598 99 123 came out as 123 99 598+', () => {
  for (const type of ['tel', 'email', 'password'])
    expect(renderToStaticMarkup(<TextField label="Contact" type={type} />), type).toContain('dir="ltr"');
  expect(renderToStaticMarkup(<TextField label="Name" />)).not.toContain('dir="ltr"');
});

test('[LANG-02] what is written into a larger field stands in the direction of its own script: an English sentence among Arabic ended with its full stop before its first word', () => {
  expect(renderToStaticMarkup(<TextArea label="What is wrong?" />)).toContain('dir="auto"');
});
