import type { Reply } from '@promenade/contract/calls';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { ModuleTiles } from './module-tiles.tsx';

const moduleOf = (id: string) =>
  ({
    id,
    module_type: id,
    module_name: id,
    icon_full_url: '',
  }) as unknown as Reply<'settings.modules'>[number];

test('the tile that was pressed can keep the focus while its module comes: a choice that failed had lost it', () => {
  const page = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <ModuleTiles
        modules={[moduleOf('food'), moduleOf('grocery')]}
        chosenId={undefined}
        busyId="food"
        onChoose={() => undefined}
      />
    </TranslatorContext>,
  );
  const [pressed, other] = page.match(/<button[^>]*>/g) ?? [];
  expect(pressed).not.toContain(' disabled=""');
  expect(pressed).toContain('aria-disabled="true"');
  expect(other).toContain(' disabled=""');
});
