import type { ReactNode } from 'react';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface Props {
  /** The accessible name of the tabs. */
  label: string;
  /** Name of the radio buttons. They belong to no form. */
  name: string;
  /** Exactly two tabs, because the style sheet has rules for two. */
  tabs: readonly [Tab, Tab];
  /** Id of the tab that is open first. */
  open: string;
}

/** Tabs as radio buttons. The style sheet shows the chosen panel, so no script is needed. */
export function RadioTabs({ label, name, tabs, open }: Props) {
  return (
    <fieldset className="rtabs">
      <legend className="sr">{label}</legend>
      {tabs.map(({ id }) => <input key={id} type="radio" name={name} id={id} defaultChecked={id === open} />)}
      <div className="tabs">{tabs.map((tab) => <label key={tab.id} htmlFor={tab.id}>{tab.label}</label>)}</div>
      {tabs.map(({ id, panel }) => <div key={id} className="rtabs__p">{panel}</div>)}
    </fieldset>
  );
}
