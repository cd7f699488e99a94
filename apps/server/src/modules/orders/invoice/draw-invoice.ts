import type { Language } from '@promenade/contract/refusals';
import type PDFDocument from 'pdfkit';
import { rubikFiles } from '../../../platform/type/rubik.ts';
import type { Invoice } from './invoice-of.ts';
import { textPen, type TextPlace } from './text-pen.ts';

// Points of an A4 page (72 to the inch), and of its margin.
const page = { width: 595, height: 842, margin: 48 } as const;
const inner = page.width - 2 * page.margin;
const quiet = '#6f6a63';
// Shares of the width, in the direction of reading.
const columns = {
  name: [0, 0.52],
  quantity: [0.52, 0.12],
  price: [0.64, 0.18],
  total: [0.82, 0.18],
} as const;

type Document = InstanceType<typeof PDFDocument>;

/** A sheet on which columns stand in the direction of reading. */
interface Sheet {
  readonly write: (
    text: string,
    column: readonly [number, number],
    place: Omit<TextPlace, 'x' | 'y' | 'width'>,
  ) => number;
  readonly rule: () => void;
  /** Moves down by a distance; to a new page if there is not that much room left. */
  readonly down: (points: number) => void;
}

function makeSheet(doc: Document, pen: ReturnType<typeof textPen>, isRightToLeft: boolean): Sheet {
  let y: number = page.margin;
  return {
    write: (text, [from, share], place) => {
      const width = inner * share;
      const start = page.margin + inner * from;
      const x = isRightToLeft ? page.width - start - width : start;
      return pen.write(text, { ...place, x, y, width });
    },
    rule: () => {
      doc
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(0.6)
        .stroke('#d9d4cc');
      y += 10;
    },
    down: (points) => {
      y += points;
      if (y <= page.height - page.margin - 40) return;
      doc.addPage();
      y = page.margin;
    },
  };
}

const whole = [0, 1] as const;
const halves = [[0, 0.5] as const, [0.5, 0.5] as const] as const;

function drawHead(sheet: Sheet, { title, market, facts, seller, buyer }: Invoice): void {
  sheet.down(sheet.write(title, whole, { size: 24, weight: 700 }) + 4);
  for (const fact of facts) sheet.down(sheet.write(fact, whole, { size: 10, colour: quiet }));
  for (const row of market) sheet.down(sheet.write(row, whole, { size: 10 }));
  sheet.down(16);
  for (const [index, part] of [seller, buyer].entries())
    sheet.write(part.title, halves[index] ?? whole, { size: 10, colour: quiet });
  sheet.down(15);
  const rows = Math.max(seller.rows.length, buyer.rows.length);
  for (let row = 0; row < rows; row += 1) {
    const heights = [seller, buyer].map((part, index) =>
      sheet.write(part.rows[row] ?? '', halves[index] ?? whole, { size: 10 }),
    );
    sheet.down(Math.max(14, ...heights));
  }
  sheet.down(16);
}

function drawLines(sheet: Sheet, { columns: heads, lines }: Invoice): void {
  if (lines.length === 0) return;
  const head = { size: 9, colour: quiet } as const;
  sheet.write(heads.name, columns.name, head);
  for (const key of ['quantity', 'price', 'total'] as const)
    sheet.write(heads[key], columns[key], { ...head, align: 'end' });
  sheet.down(15);
  sheet.rule();
  for (const line of lines) {
    for (const key of ['quantity', 'price', 'total'] as const)
      sheet.write(line[key], columns[key], { size: 10, align: 'end' });
    sheet.down(sheet.write(line.name, columns.name, { size: 10, weight: 700 }));
    if (line.details) sheet.down(sheet.write(line.details, columns.name, { size: 9, colour: quiet }));
    sheet.down(6);
  }
}

function drawSums(sheet: Sheet, { sums, total, notes }: Invoice): void {
  sheet.rule();
  for (const { name, amount } of sums) {
    sheet.write(name, [0.4, 0.4], { size: 10 });
    sheet.write(amount, [0.7, 0.3], { size: 10, align: 'end' });
    sheet.down(16);
  }
  sheet.write(total.name, [0.4, 0.4], { size: 14, weight: 700 });
  sheet.write(total.amount, [0.6, 0.4], { size: 14, weight: 700, align: 'end' });
  sheet.down(28);
  for (const note of notes) sheet.down(sheet.write(note, whole, { size: 10, colour: quiet }));
}

/** An invoice as PDF: A4, Rubik, in the direction of its language. */
export async function drawInvoice(invoice: Invoice, language: Language): Promise<Buffer> {
  // Drawing and its fonts' readers are a tenth of what a start would load.
  const { default: PdfDocument } = await import('pdfkit');
  const isRightToLeft = language === 'ar';
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    info: { Title: invoice.facts[0] ?? '' },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const sheet = makeSheet(doc, textPen(doc, await rubikFiles(), isRightToLeft), isRightToLeft);
  drawHead(sheet, invoice);
  drawLines(sheet, invoice);
  drawSums(sheet, invoice);
  doc.end();
  return done;
}
