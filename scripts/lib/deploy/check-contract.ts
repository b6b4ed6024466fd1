import { describeReport, runSuite, summarise } from '../../../tests/contract/suite/run';

/** Checks what a mall answers to reads. @param key - its `MALL_KEY` @returns what is wrong */
export async function contractFault(url: string, key: string, product: string): Promise<string | undefined> {
  const reports = await runSuite({ url, key, product, write: false });
  const { failed, text } = summarise(reports);
  if (failed === 0) return undefined;
  return [...reports.filter(({ faults }) => faults.length > 0).map(describeReport), text].join('\n');
}
