import { useId } from 'react'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { useFetchPack } from './use-fetch-pack.ts'

interface PackDownloadProps {
  id: string
  title: string
  hasOwn: boolean
}

const inKB = (bytes: number) => Math.ceil(bytes / 1000)

/** Makes the PDF of a pack, to save or to print, and shows how much of it has come. */
export function PackDownload({ id, title, hasOwn }: PackDownloadProps) {
  const { state, fetchPack } = useFetchPack(id, hasOwn)
  const text = useId()
  const isBusy = state.is === 'busy'

  async function save() {
    const file = await fetchPack()
    if (file) saveFile(file.content, file.name)
  }

  async function print() {
    const file = await fetchPack()
    // A browser that blocks the window leaves the link below.
    if (file) window.open(file.url)
  }

  return (
    <>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : void save())}>
          <PlaceIcon name="download" />
          Download PDF <span className="sr-only">of {title}</span>
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void print())}
        >
          Print <span className="sr-only">{title}</span>
        </Button>
      </p>
      {state.is === 'busy' ? (
        <div className="progress mt-4">
          <p id={text} role="status">
            {state.loaded === 0 ? 'Making the pack...' : 'Downloading...'}
          </p>
          <progress aria-labelledby={text} value={state.loaded} max={state.total || 1} />
          {state.total > 0 ? (
            <p className="mt-1 text-sm">
              {inKB(state.loaded)} of {inKB(state.total)} kB
            </p>
          ) : null}
        </div>
      ) : null}
      {state.is === 'failed' ? (
        <p role="alert" className="mt-4 text-danger">
          <strong>Could not make the pack.</strong> {describeFailure(state.failure)}
        </p>
      ) : null}
      {state.is === 'done' ? (
        <p className="mt-4 wrap-anywhere">
          <span role="status">
            The pack is ready: <span translate="no">{state.file.name}</span>
          </span>{' '}
          <a
            href={state.file.url}
            target="_blank"
            rel="noopener noreferrer"
            className="link link-alone"
          >
            Open it to print
          </a>
        </p>
      ) : null}
    </>
  )
}
