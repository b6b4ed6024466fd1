/** A reference to an object of a PDF file: `5 0 R`. */
export type Ref = `${number} 0 R`;

/** Writes the objects of a PDF file (ISO 32000-1). */
export class PdfFile {
  /** The text of each object, and the bytes of its stream if it has one. */
  readonly #objects: Array<{ text: string; data?: Uint8Array }> = [];

  /** Reserves an object whose text is set later with {@link put}, so that objects can refer to each other. */
  reserve(): Ref {
    return `${this.#objects.push({ text: 'null' })} 0 R`;
  }

  /** Sets the text of a reserved object. */
  put(ref: Ref, text: string): void {
    this.#objects[Number.parseInt(ref) - 1] = { text };
  }

  /** Adds an object. */
  add(text: string): Ref {
    return `${this.#objects.push({ text })} 0 R`;
  }

  /** Adds a compressed stream of bytes or text. @param entries - more entries for the dictionary of the stream */
  async addStream(content: BlobPart, entries = ''): Promise<Ref> {
    const compressed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate'));
    const data = new Uint8Array(await new Response(compressed).arrayBuffer());
    return `${this.#objects.push({ text: `<< ${entries} /Length ${data.length} /Filter /FlateDecode >>`, data })} 0 R`;
  }

  /** Writes the file. @param root - catalogue of the document @param info - information about the document */
  write(root: Ref, info: Ref): Uint8Array<ArrayBuffer> {
    const encoder = new TextEncoder();
    const chunks: Uint8Array[] = [];
    const offsets: number[] = [];
    let size = 0;
    const put = (chunk: Uint8Array) => {
      chunks.push(chunk);
      size += chunk.length;
    };
    // Bytes outside ASCII mark the file as binary.
    put(encoder.encode('%PDF-1.7\n%µµµµ\n'));
    this.#objects.forEach(({ text, data }, index) => {
      offsets.push(size);
      put(encoder.encode(`${index + 1} 0 obj\n${text}\n`));
      if (data) [encoder.encode('stream\n'), data, encoder.encode('\nendstream\n')].forEach(put);
      put(encoder.encode('endobj\n'));
    });
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    put(encoder.encode(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}`
      + `trailer\n<< /Size ${offsets.length + 1} /Root ${root} /Info ${info} >>\nstartxref\n${size}\n%%EOF\n`,
    ));
    const file = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      file.set(chunk, at);
      at += chunk.length;
    }
    return file;
  }
}

/** A text string of a PDF file, such as its title: UTF-16 in hexadecimal digits. Text on pages is written in another way. */
export function textString(text: string): string {
  return `<feff${utf16(text)}>`;
}

/** The UTF-16 code units of a text, each as four hexadecimal digits. */
export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');
}

/** A number as four hexadecimal digits. */
export function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}
