/**
 * Opens a document in a new window. The window is opened on the press, before the document's address is known, or a
 * browser would block it; if there is no document it is closed again.
 */
export async function openPaper(findAddress: () => Promise<string>): Promise<void> {
  const paper = window.open('', '_blank');
  try {
    const address = await findAddress();
    if (paper) paper.location.href = address;
    else window.location.assign(address);
  } catch (error) {
    paper?.close();
    throw error;
  }
}
