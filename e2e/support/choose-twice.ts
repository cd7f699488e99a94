/** Chooses a picture, and another one while the first is still being resized. */
export function chooseTwice(field: HTMLElement, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  for (const name of ['front.png', 'back.png']) {
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], name, { type: 'image/png' }));
    (field as HTMLInputElement).files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
