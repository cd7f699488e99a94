/** The head of a page that is one visitor's own, or that is not there: search engines leave it out. */
export function PrivateHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
