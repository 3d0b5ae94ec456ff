import { useState } from 'react'
import { Facts } from '../../ui/desk/facts.tsx'
import { Popover } from '../../ui/desk/popover.tsx'
import { Stack } from '../../ui/desk/view.tsx'
import { areShortcutsOn, turnShortcuts } from '../shortcuts.ts'

/** The keys of the leads, and a way to turn them off for those whose software types letters. */
export function Keys() {
  const [isOn, setIsOn] = useState(areShortcutsOn)
  return (
    <Popover label="Keys">
      <Stack>
        <Facts
          facts={[
            ['j and k', 'The next and the previous lead, in the list or on a lead'],
            ['Enter', 'Opens the lead'],
            ['/', 'Search'],
            ['Esc', 'Leaves a field; a note is saved'],
          ]}
        />
        <label className="cluster">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setIsOn(target.checked)
              turnShortcuts(target.checked)
            }}
          />
          Use these keys
        </label>
      </Stack>
    </Popover>
  )
}
