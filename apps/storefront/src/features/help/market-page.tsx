import type { Reply } from '@promenade/contract/calls';
import { useFormat } from '../../lib/format/use-format.ts';
import { PageHead } from '../../lib/head/page-head.tsx';
import { isolate } from '../../lib/i18n/isolate.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import styles from './market-page.module.css';
import { Link } from '../../ui/link/link.tsx';

type Page = Reply<'pages.get'>;
type Block = Page['blocks'][number];
type Span = Extract<Block, { kind: 'paragraph' }>['spans'][number];

function Words({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map(({ text, strong, href }, place) => {
    const words = strong ? <strong>{text}</strong> : text;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page stay in their order.
    if (href === null) return <span key={place}>{words}</span>;
    if (href.startsWith('/'))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Link key={place} to={href}>
          {words}
        </Link>
      );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <a key={place} href={href} rel="noopener noreferrer">
        {words}
      </a>
    );
  });
}

const idOf = (place: number): string => `part-${place}`;

/** A table of contents: next to the text if there is room. */
function Contents({ blocks }: Pick<Page, 'blocks'>) {
  const { t } = useTranslation();
  const headings = blocks.flatMap((block, place) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: idOf(place), spans: block.spans }] : [],
  );
  if (headings.length < 2) return null;
  return (
    <nav className={styles['contents']} aria-labelledby="page-contents">
      <p id="page-contents" className={styles['contentsTitle']}>
        {t('pages.onThisPage')}
      </p>
      <ul>
        {headings.map(({ id, spans }) => (
          <li key={id}>
            <a href={`#${id}`}>{spans.map(({ text }) => text).join('')}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ block, id }: { readonly block: Block; readonly id: string }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words spans={block.spans} />
      </p>
    );
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading id={id} className={styles['heading']}>
        <Words spans={block.spans} />
      </Heading>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={styles['list']}>
      {block.items.map((spans, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={place}>
          <Words spans={spans} />
        </li>
      ))}
    </List>
  );
}

const firstWords = ({ blocks, title }: Page): string => {
  const first = blocks.find((block) => block.kind === 'paragraph');
  return first?.spans.map(({ text }) => text).join('') ?? title;
};

/** Terms, a policy or about us, in the operator's words. */
export function MarketPage({ page }: { readonly page: Page }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { config } = useMarket();
  return (
    <div className={styles['layout']}>
      <article className={styles['page']}>
        <PageHead title={page.title} description={firstWords(page)} />
        <h1>{page.title}</h1>
        {config.demo && <p className={styles['demo']}>{t('shell.aboutDemo')}</p>}
        {page.blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page stay in their order.
          <Part key={place} id={idOf(place)} block={block} />
        ))}
        <p className={styles['updated']}>
          {t('pages.updated', { date: isolate(format.date(page.updated_at)) })}
        </p>
      </article>
      <Contents blocks={page.blocks} />
    </div>
  );
}
