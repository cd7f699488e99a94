/** The head of a visitor's own page, or of a missing one: not indexed by search engines. */
export function PrivateHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
