import { useContext } from 'react';
import { BootContext } from '../shell/boot';
import collectorUrl from './collector.ts?worker&url';

/** The script that collects events, for visitors who allow it. Under the development server it is a module. */
export function CollectorScript() {
  const { tracking } = useContext(BootContext);
  return tracking === 'on' && <script async src={collectorUrl} data-collector="" {...(import.meta.env.DEV ? { type: 'module' } : {})} />;
}
