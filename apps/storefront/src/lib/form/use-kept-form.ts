import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { tabStorage } from '../session/storage.ts';
import { useInBrowser } from '../view/use-in-browser.ts';
import { useQuietForm } from './use-quiet-form.ts';

function readKept<Fields>(name: string): Partial<Fields> {
  try {
    return (JSON.parse(tabStorage.read(name) ?? '{}') ?? {}) as Partial<Fields>;
  } catch {
    return {};
  }
}

interface Options<Fields extends FieldValues> {
  readonly resolver?: Resolver<Fields>;
  /** Fields that begin anew, such as a password, which is written down nowhere. */
  readonly except?: readonly (keyof Fields & string)[];
}

/** A form whose fields outlive a reload, and with it a change of language; `forget` once they are saved or given up. */
export function useKeptForm<Fields extends FieldValues>(
  name: string,
  initial: Fields,
  { resolver, except = [] }: Options<Fields>,
): UseFormReturn<Fields> & { readonly forget: () => void } {
  const inBrowser = useInBrowser();
  const begun = Object.fromEntries(except.map((field) => [field, initial[field]]));
  const kept = useRef((): Fields => ({ ...initial, ...readKept<Fields>(name), ...begun }));
  // What the server has drawn is taken over as it is: it knows nothing of what is kept.
  const wasDrawn = useRef(!inBrowser);
  const [start] = useState(() => (inBrowser ? kept.current() : initial) as DefaultValues<Fields>);
  const form = useQuietForm<Fields>({ defaultValues: start, ...(resolver && { resolver }) });
  const { watch, reset } = form;
  useEffect(() => {
    // What is typed before the page's script has come is newer than what is kept.
    if (inBrowser && wasDrawn.current) reset(kept.current(), { keepDirtyValues: true });
    if (inBrowser) wasDrawn.current = false;
  }, [inBrowser, reset]);
  const left = except.join();
  useEffect(() => {
    const isKept = ([field]: readonly [string, unknown]): boolean => !left.split(',').includes(field);
    const { unsubscribe } = watch((values) =>
      tabStorage.write(name, JSON.stringify(Object.fromEntries(Object.entries(values).filter(isKept)))),
    );
    return unsubscribe;
  }, [watch, name, left]);
  return { ...form, forget: () => tabStorage.write(name, null) };
}
