import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

function readKept<Fields>(name: string): Partial<Fields> {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? '{}') ?? {}) as Partial<Fields>;
  } catch {
    return {};
  }
}

/** A form whose fields outlive a reload; `forget` once they are saved or given up. */
export function useKeptForm<Fields extends FieldValues>(
  name: string,
  initial: Fields,
  resolver: Resolver<Fields>,
): UseFormReturn<Fields> & { readonly forget: () => void } {
  const defaultValues = { ...initial, ...readKept<Fields>(name) } as DefaultValues<Fields>;
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues, resolver });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => sessionStorage.setItem(name, JSON.stringify(values)));
    return unsubscribe;
  }, [watch, name]);
  return { ...form, forget: () => sessionStorage.removeItem(name) };
}
