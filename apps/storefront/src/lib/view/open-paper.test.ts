import { afterEach, expect, test, vi } from 'vitest';
import { openPaper } from './open-paper.ts';

afterEach(() => vi.unstubAllGlobals());

function browser({ opens }: { readonly opens: boolean }) {
  const paper = { location: { href: '' }, close: vi.fn() };
  const open = vi.fn(() => (opens ? paper : null));
  const assign = vi.fn();
  vi.stubGlobal('window', { open, location: { assign } });
  return { paper, open, assign };
}

test('a paper is in a window that was opened at the press', async () => {
  const { paper, open } = browser({ opens: true });
  await openPaper(async () => {
    expect(open).toHaveBeenCalledOnce();
    return '/invoice.pdf';
  });
  expect(paper.location.href).toBe('/invoice.pdf');
  expect(paper.close).not.toHaveBeenCalled();
});

test('where a browser opens no window, the paper takes the place of the page', async () => {
  const { assign } = browser({ opens: false });
  await openPaper(async () => '/invoice.pdf');
  expect(assign).toHaveBeenCalledWith('/invoice.pdf');
});

test('no empty window stays where there is no paper, whatever was in its way', async () => {
  const { paper } = browser({ opens: true });
  const lost = new Error('who asks is not known: the connection is lost');
  await expect(openPaper(() => Promise.reject(lost))).rejects.toBe(lost);
  expect(paper.close).toHaveBeenCalledOnce();
});
