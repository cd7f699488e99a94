/**
 * Opens a paper in a window of its own. It is opened at the press, before the paper's address is known, or a browser would
 * stop it; where there is none it is closed again.
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
