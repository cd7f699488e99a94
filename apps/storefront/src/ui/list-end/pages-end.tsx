import { Button } from '../button/button.tsx';
import { passFocusBack } from '../button/pass-focus-back.ts';
import { ListEnd } from './list-end.tsx';

/** A list that is read page by page, as its query has it. */
interface Pages {
  readonly data: { readonly pages: readonly { readonly total_size: number }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface PagesEndProps {
  readonly of: Pages;
  readonly shown: number;
  /** What shows more is called. */
  readonly children: string;
}

/** The end of a list that this page reads by itself, page by page. */
export function PagesEnd({ of, shown, children }: PagesEndProps) {
  const { pages = [] } = of.data ?? {};
  return (
    <ListEnd shown={shown} total={pages[0]?.total_size ?? 0} pages={pages.length}>
      {of.hasNextPage && (
        <Button
          ref={passFocusBack}
          look="soft"
          busy={of.isFetchingNextPage}
          onClick={() => void of.fetchNextPage()}
        >
          {children}
        </Button>
      )}
    </ListEnd>
  );
}
