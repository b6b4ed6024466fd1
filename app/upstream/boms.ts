import * as v from 'valibot';
import type { Bom, BomFile, BomGoal, BomSummary, BomVersion, SharedPart } from '../domain/bom/bom';
import type { LineMatch, WantedLine } from '../domain/bom/match/match-records';
import { charactersToRead } from '../domain/bom/match/stated-line';
import type { Product } from '../domain/product/product';
import type { Language } from '../domain/text/language';
import { blocksOf, savePayload, wirePart, type BomContent } from './bom-payload';
import type { UpstreamClient } from './client/client';
import type { Download } from './client/download';
import { TIMEOUTS } from './client/policies';
import type { Data, Payload } from './contract/base/call';
import * as match from './contract/records/bom-match';
import * as calls from './contract/records/stored-bom';
import { downloadInTurn, type FileTurn, type FileWanted } from './exported-file';
import { answerOf, type Turn } from './failures/in-turn';
import { describeFailure, UpstreamError } from './failures/upstream-error';
import type { Live } from './live';
import { toLineMatch } from './to-domain/bom-match';
import { toBom, toBomFile, toBomSummary, toBomVersion } from './to-domain/stored-bom';

/** The cookie `bom`. Setting `key` writes the cookie. */
export interface BomCookie {
  /** The key of the visitor's bills of materials; `undefined` if there is none. */
  key: string | undefined;
}

/** A remembered choice. */
export interface RememberedChoice {
  /** What the line asks for, spelt in one way. */
  from: string;
  productId: string;
}

/** What matching depends on beside the lines. */
export interface MatchOptions {
  sets: number;
  goal: BomGoal;
  /** What the user chose before. */
  choices?: readonly RememberedChoice[];
  /** The products that a person chose, by number of the line. */
  chosen?: ReadonlyMap<number, string>;
}

/** A version of a stored bill of materials. */
export interface StoredVersion {
  bomNo: string;
  version: number;
}

/** So many characters of a line take as long to match as a usual line. */
const CHARACTERS_OF_LINE = 150;

/** How many usual lines take as long to match. */
function usualLinesOf({ lines }: Payload<typeof match.matchBom>): number {
  return lines.reduce((sum, { value = '', text = '' }) => sum + 1 + charactersToRead({ value, text }) / CHARACTERS_OF_LINE, 0);
}

/** How many blocks of lines are matched at the same time. More would need more memory. */
const AT_ONCE = 2;

/** The calls for bills of materials. An upstream may not know them: `isUnsupported` tells it of a failure. */
export type Boms = ReturnType<typeof createBoms>;

/** What a call tells of its lines. */
export interface LinesOfCall<T> {
  /** Whether a page shows the lines; of a bill in blocks, the first says so. */
  areShown?: boolean;
  /** How many usual lines take as long to match. */
  like?: number;
  /** Whether it copies a bill, of which the answer does not tell how much it has. */
  copies?: boolean;
  /** How much the answer has that was read. */
  read?: (answer: T) => BillSize;
}

/** How much a bill of materials has. */
export interface BillSize {
  lines: number;
  /** How many lines of a usual bill have as many cells, designators, warnings and repairs. The columns of a wide one, and the cells of a preview, count too. */
  like: number;
}

/** In what the size of a bill is counted: a cell, a designator or a warning is a part. */
const PARTS = {
  /** Of a line of a usual bill. */
  line: 20,
  repair: 5,
  /** Characters of a cell that are one more, and of what the upstream reads for a brief answer and leaves out. */
  characters: 40,
  unread: 200,
  /** The columns of a usual bill, and the parts of each further one: it has a field on the page. */
  columns: { usual: 20, more: 150 },
} as const;

type Sized = Pick<Data<typeof calls.getBom>, 'lines' | 'repairs' | 'readCharacters' | 'mapping' | 'source'>;

function sizeOf({ lines, repairs, readCharacters = 0, mapping: { columns }, source: { sheets } }: Sized): BillSize {
  // Lists of designators are sorted, so long ones count twice.
  const inLines = lines.reduce((sum, { cells = [], designators = [], warnings = [] }) => sum + partsOf(cells) + designators.length + Math.max(designators.length - PARTS.line, 0) + warnings.length, 0);
  const inSheets = sheets.flatMap(({ rows = [] }) => rows).reduce((sum, { cells }) => sum + partsOf(cells), 0);
  const parts = inLines + inSheets + readCharacters / PARTS.unread + repairs.length * PARTS.repair + Math.max(columns.length - PARTS.columns.usual, 0) * PARTS.columns.more;
  return { lines: lines.length, like: parts / PARTS.line };
}

/** How many lines are read in the time that a row of a list takes, of which a page shows some. */
const LINES_OF_ROW = 3;

/** A list has no lines of its own, so all that it takes is made up for before the next one is read. */
function rowsRead({ rows }: { rows: readonly unknown[] }): BillSize {
  return { lines: 0, like: rows.length * LINES_OF_ROW };
}

function partsOf(cells: readonly string[]): number {
  return cells.reduce((sum, text) => sum + 1 + Math.floor(text.length / PARTS.characters), 0);
}

/**
 * Makes a call that matches or stores so many lines, or that reads, lists, copies or removes bills (`null`), when its turn has come.
 * @returns the answer; `null` if the turn has not come in time
 */
export type InTurn = <T>(lines: number | null, call: () => Promise<T>, of?: LinesOfCall<T>) => Turn<T>;

/** @param timeZone - IANA zone of times @throws UpstreamError from every method that is not streamed */
export function createBoms(client: UpstreamClient, language: Language, bomCookie: BomCookie, timeZone: string, inTurn: InTurn, fileTurn: FileTurn) {
  const owner = () => (bomCookie.key === undefined ? {} : { bomKey: bomCookie.key });

  /** An answer without a key means that nothing is stored under it any more. */
  function keep({ bomKey }: { bomKey?: string | undefined }): void {
    bomCookie.key = bomKey;
  }

  function stored({ bomNo, version, ...answer }: StoredVersion & { bomKey?: string | undefined }): StoredVersion {
    keep(answer);
    return { bomNo, version };
  }

  /** No call is made for what can name no bill of materials. @throws UpstreamError as for a missing one */
  function assertNames(kind: 'bomNo' | 'shareKey', text: string): void {
    if (!v.is(calls[kind], text)) throw new UpstreamError(describeFailure({ kind: 'nowhere' }, calls.getBom.name, language));
  }

  /** @throws UpstreamError if the turn has not come in time, and those of the call */
  const turn = <T>(lines: number | null, call: () => Promise<T>, of?: LinesOfCall<T>): Promise<T> => answerOf(inTurn(lines, call, of), language);

  async function read(bomNo: string, more: Omit<Payload<typeof calls.getBom>, 'bomNo' | 'bomKey' | 'shareKey'>) {
    assertNames('bomNo', bomNo);
    const answer = await turn(null, () => client.readOwn(calls.getBom, { ...owner(), bomNo, ...more }), { read: sizeOf });
    keep(answer);
    return answer;
  }

  /** Matches blocks, a few at the same time. `ask` is called in the order of the blocks. */
  function inBlocks<T>(
    lines: readonly WantedLine[], { sets, goal, choices = [], chosen = new Map() }: MatchOptions, ask: (payload: Payload<typeof match.matchBom>, isFirst: boolean) => Promise<T>,
  ): Array<Promise<T>> {
    const asked: Array<Promise<T>> = [];
    for (const block of blocksOf(lines, choices, chosen)) {
      const isFirst = asked.length === 0;
      const go = () => ask({ ...block, sets, goal }, isFirst);
      const earlier = asked.length < AT_ONCE ? undefined : asked.at(-AT_ONCE);
      asked.push(earlier ? earlier.then(go) : go());
    }
    return asked;
  }

  const matched = ({ rows }: { rows: Array<Parameters<typeof toLineMatch>[0]> }) => rows.map((row) => toLineMatch(row, language));

  return {
    /** Finds products for lines, in the order of the lines. */
    async match(lines: readonly WantedLine[], options: MatchOptions): Promise<Array<LineMatch<Product>>> {
      const blocks = inBlocks(lines, options, async (payload, isFirst) => matched((await turn(payload.lines.length, () => client.read(match.matchBom, payload), { areShown: isFirst, like: usualLinesOf(payload) })).value));
      return (await Promise.all(blocks)).flat();
    },
    /** Finds products for lines, block by block. The blocks follow each other in the order of the lines; their promises never reject. */
    matchStreamed(lines: readonly WantedLine[], options: MatchOptions): Array<Promise<Live<Array<LineMatch<Product>>>>> {
      return inBlocks(lines, options, async (payload, isFirst) => {
        const made = await inTurn(payload.lines.length, () => client.readDeferred(match.matchBom, payload, TIMEOUTS.wall), { areShown: isFirst, like: usualLinesOf(payload) });
        const answer = made?.answer ?? { ok: false, reason: 'unavailable' };
        return answer.ok ? { ...answer, value: matched(answer.value) } : answer;
      });
    },

    /**
     * Stores a bill of materials, or changes a stored one. A new one needs everything but `name`, `repairs` and `saved`.
     * @param of - the version that the change starts from. If it is no longer the present one, the change fails with status 409
     */
    async save(content: BomContent, of?: StoredVersion): Promise<StoredVersion> {
      return stored(await turn(content.lines?.length ?? null, () => client.send(calls.saveBom, { ...owner(), ...(of ? { bomNo: of.bomNo, version: of.version } : {}), ...savePayload(content) })));
    },
    /** Reads a bill of materials of the visitor. @param version - a saved version; absent for the present one */
    async read(bomNo: string, version?: number): Promise<Bom> {
      return toBom(await read(bomNo, version === undefined ? {} : { version }), timeZone);
    },
    /** Reads what a page shows of a bill of materials of the visitor: cells of its first lines, and its first repairs. It must not be stored. */
    async readBrief(bomNo: string): Promise<Bom> {
      return toBom(await read(bomNo, { brief: 'T' }), timeZone);
    },
    /** {@link readBrief} of a bill of materials by its read-only link. */
    async readShared(shareKey: string): Promise<Bom> {
      assertNames('shareKey', shareKey);
      const { value } = await turn(null, () => client.read(calls.getBom, { shareKey, brief: 'T' }), { read: ({ value }) => sizeOf(value) });
      return toBom(value, timeZone);
    },
    /** The file of a bill of materials; `null` if it is not stored. */
    async source(bomNo: string): Promise<BomFile | null> {
      return toBomFile((await read(bomNo, { withSource: 'T' })).source);
    },
    /** {@link readBrief} with the first rows of the file; `null` if that is not stored. */
    async readWithPreview(bomNo: string): Promise<{ bom: Bom; file: BomFile | null }> {
      const answer = await read(bomNo, { withPreview: 'T', brief: 'T' });
      return { bom: toBom(answer, timeZone), file: toBomFile(answer.source) };
    },
    /** The bills of materials of the signed-in user. What the visitor stored before becomes the user's. */
    async list(): Promise<BomSummary[]> {
      const answer = await turn(null, () => client.readOwn(calls.listBoms, owner()), { read: rowsRead });
      keep(answer);
      return answer.rows.map((row) => toBomSummary(row, timeZone));
    },
    async history(bomNo: string): Promise<BomVersion[]> {
      return (await turn(null, () => client.readOwn(calls.listBomVersions, { bomNo }), { read: rowsRead })).rows.map((row) => toBomVersion(row, timeZone));
    },
    /** Copies a bill of materials of the visitor, or that of a read-only link. */
    async copy(from: { bomNo: string; version?: number } | { shareKey: string }): Promise<StoredVersion> {
      return stored(await turn(null, () => client.send(calls.copyBom, { ...owner(), ...from }), { copies: true }));
    },
    /** Downloads a bill of materials of the visitor, or that of a read-only link. */
    download(wanted: Extract<FileWanted, { what: 'bom' }>): Promise<Download> {
      return downloadInTurn(client, wanted.shareKey === undefined ? { ...wanted, ...owner() } : wanted, fileTurn, language);
    },
    async remove(bomNo: string): Promise<void> {
      keep((await turn(null, () => client.send(calls.removeBom, { ...owner(), bomNo }))) ?? {});
    },
    /** Makes the read-only link of a bill of materials, or renews what was shared. @returns the key of the link */
    async share(bomNo: string, parts: readonly SharedPart[]): Promise<string> {
      return (await client.send(calls.shareBom, { ...owner(), bomNo, parts: parts.map(wirePart) })).shareKey;
    },
    async revoke(bomNo: string): Promise<void> {
      await client.send(calls.revokeShare, { bomNo });
    },

    /** Remembers a choice of the signed-in user. */
    async remember({ from, productId }: RememberedChoice): Promise<void> {
      await client.send(match.rememberChoice, { from, goodsId: productId });
    },
    async choices(): Promise<RememberedChoice[]> {
      return (await client.readOwn(match.listChoices, {})).rows.map(({ from, goodsId: productId }) => ({ from, productId }));
    },
  };
}
