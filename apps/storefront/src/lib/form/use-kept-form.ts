import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { parseRecord } from '../session/parse-record.ts';
import { tabStorage } from '../session/storage.ts';
import { useInBrowser } from '../view/use-in-browser.ts';
import { useQuietForm } from './use-quiet-form.ts';

const readKept = <Fields>(name: string): Partial<Fields> =>
  parseRecord(tabStorage.read(name)) as Partial<Fields>;

interface Options<Fields extends FieldValues> {
  readonly resolver?: Resolver<Fields>;
  /** Fields that are never restored, such as a password, which is not stored. */
  readonly except?: readonly (keyof Fields & string)[];
}

/** A form whose fields survive a reload, and so a change of language; `forget` once they are saved or given up. */
export function useKeptForm<Fields extends FieldValues>(
  name: string,
  initial: Fields,
  { resolver, except = [] }: Options<Fields>,
): UseFormReturn<Fields> & { readonly forget: () => void } {
  const inBrowser = useInBrowser();
  const begun = Object.fromEntries(except.map((field) => [field, initial[field]]));
  const kept = useRef((): Fields => ({ ...initial, ...readKept<Fields>(name), ...begun }));
  // The server-rendered form is hydrated as it is: the server does not know the stored values.
  const wasDrawn = useRef(!inBrowser);
  const [start] = useState(() => (inBrowser ? kept.current() : initial) as DefaultValues<Fields>);
  const form = useQuietForm<Fields>({ defaultValues: start, ...(resolver && { resolver }) });
  const { watch, reset } = form;
  const left = except.join();
  useEffect(() => {
    // Before the stored values are restored, whatever changes a field would replace them all.
    if (!inBrowser) return;
    const isKept = ([field]: readonly [string, unknown]): boolean => !left.split(',').includes(field);
    const { unsubscribe } = watch((values) =>
      tabStorage.write(name, JSON.stringify(Object.fromEntries(Object.entries(values).filter(isKept)))),
    );
    return unsubscribe;
  }, [inBrowser, watch, name, left]);
  useEffect(() => {
    // What was typed before the page's script was loaded is newer than what is stored.
    if (inBrowser && wasDrawn.current) reset(kept.current(), { keepDirtyValues: true });
    if (inBrowser) wasDrawn.current = false;
  }, [inBrowser, reset]);
  return { ...form, forget: () => tabStorage.write(name, null) };
}
