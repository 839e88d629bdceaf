/** Shown instead of the app when it was started without its configuration. */
export function NotConfiguredScreen({ problems }: { readonly problems: readonly string[] }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-160 content-center gap-4 p-5">
      <title>Not configured · Foyer</title>
      <h1 className="display text-2xl">Foyer is not configured yet</h1>
      <p className="text-muted">
        The app was started without some of its settings. Set them when building, or in the server's
        configuration; docs/configuration.md lists them all.
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  )
}
