/** A thread that solves one proof of work, so that the page stays quick. */
import { solveWork } from './solve-work';

self.onmessage = ({ data }) => {
  solveWork(data).catch(() => null).then((answer) => self.postMessage(answer));
};
