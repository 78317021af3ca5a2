export const HELP = `Leafwright builds documentation sites from a folder of pages and a docs.json.

  leafwright build <project> --out <folder or .zip>   build the site
  leafwright check <project>                          look for problems, write nothing
  leafwright serve <project>                          show the site, and again after each change
  leafwright convert <project>                        say what the other format of docs.json would change
  leafwright rules <project>                          show writing rules for an editor's assistant

<project> is a folder or a zip that holds docs.json or mint.json.

Options
  -o, --out <path>        where build puts the site: a folder, or a file that ends in .zip
      --site-url <url>    address the site will have, for its sitemap, feeds and shared links
                          (else what the configuration says)
      --statistics        let build add the statistics services that the configuration names,
                          which readers then load from other hosts
      --scripts           let build add the project's own scripts, which then run on every page
      --to <format>       format that convert makes: newer or older (else the one that the project
                          does not have)
      --editor <name>     editor that the rules are for: cursor, windsurf, vscode, claude or another,
                          for .<editor>/rules.md (else AGENTS.md)
      --write             let convert and rules change the files
      --json              print the result and all problems as JSON
      --format <format>   how check prints what it finds: text, json, sarif (for code scanning),
                          or github (annotations of a workflow run)
      --sarif             short for --format sarif
      --advice            let check list advice for the writing, too; else it is only counted
      --since <ref>       let check tell only of files that have changed since this Git reference
      --external          let check try the links to other hosts; what answers is remembered for a week
  -p, --port <number>     port of serve (4400; 0 takes a free one)
      --cache <folder>    keep finished pages there for the next build
                          (else node_modules/.cache/leafwright, or your own cache folder)
      --no-cache          keep nothing, build everything
      --force             write into a folder that holds files of others; theirs are never deleted
      --workers <number>  how many pages are made at a time (as many as there are cores)
      --time-limit <s>    seconds that code on a page may run without an end (2)
  -h, --help              this text
  -v, --version           the version

Ends with 0 when all is well, 1 when there are errors or pages failed, 2 when it was not used rightly.
Warnings, notes and advice do not count. What a project wants to be told, and how bad it is, stands in
its file leafwright.checks.json.
`;
