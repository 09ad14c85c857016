/**
 * The Keeper knows everything and tells each seat its part: the contract, method by method. It opens the shelf, lets
 * bots and games meet, and is asked over whatever wire the hosts have.
 */
import { join } from 'node:path'
import { implement } from '@orpc/server'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import type { StartThread } from '../bot/think.ts'
import { contract } from '../contract/contract.ts'
import { games as allGames, type Entry } from '../games/index.ts'
import { lawOf } from '../games/mythos/deck-law.ts'
import { houseRules } from '../games/mythos/house-rules.ts'
import { playStyles } from '../games/mythos/play-styles.ts'
import { about } from './about.ts'
import { sitDown, type Wanted } from './begin.ts'
import { botStyles } from './bot-styles.ts'
import makeWorker from './bot-worker.ts?nodeWorker'
import { campaignRoom } from './campaigns.ts'
import { cardImportDesk } from './card-imports.ts'
import { chronicleRoom } from './chronicle.ts'
import { collectionRoom } from './collection.ts'
import makeCoverer from './cover-worker.ts?nodeWorker'
import { dataRoom, type HostPowers } from './data.ts'
import { deckPrinting } from './deck-printing.ts'
import { deckRoom } from './deck-room.ts'
import { deckThinking } from './deck-thinking.ts'
import { decks } from './decks.ts'
import { errataDesk } from './errata.ts'
import { gameList } from './game-list.ts'
import { hostRoom } from './host-room.ts'
import { importThread } from './import-thread.ts'
import makeImporter from './import-worker.ts?nodeWorker'
import { keptMatches } from './kept.ts'
import { library, libraryScreen } from './library.ts'
import { type Log, remembering, terminal } from './log.ts'
import { matchAnnals } from './match-annals.ts'
import { matchFiles } from './match-files.ts'
import { matchList } from './match-list.ts'
import { ownFile } from './own-file.ts'
import { pictureRoom } from './pictures.ts'
import { problemReports } from './problem-report.ts'
import { reader } from './reader.ts'
import makeReader from './reading-worker.ts?nodeWorker'
import { records } from './records.ts'
import { asRefusal, refusal } from './refuse.ts'
import { replayRoom } from './replays.ts'
import { rules } from './rules.ts'
import { rememberedSettings } from './settings.ts'
import { type Caller, mayTakeAlong, openTables } from './tables.ts'
import { type Terms, termsOf } from './terms.ts'
import { seedThatShows } from './trial.ts'
import { libraryWords, type Trial, workshop } from './workshop.ts'

export interface KeeperOptions {
  /** Where everything lies that a person would miss. */
  readonly dataDir: string
  /** Starts the thread that bots think in. */
  readonly makeWorker?: StartThread
  /** Starts the thread that texts are read in. */
  readonly makeReader?: StartThread
  /** Starts the thread that files of cards are read in. */
  readonly makeImporter?: StartThread
  /** Starts the thread that smallest sets of cards are searched for in. */
  readonly makeCoverer?: StartThread
  readonly log?: Log
  /** What there is around the window. */
  readonly host?: HostPowers
  /** Closes this Keeper and opens another one on the same folder, for the same windows. */
  readonly restart?: () => void
  readonly games?: ReadonlyMap<string, Entry>
}

export type Keeper = Awaited<ReturnType<typeof openKeeper>>

/** How often the store is copied while it is open (RELIABILITY R40). */
const backUpEveryMs = 5 * 60_000

/** Opens the store in `dataDir`. Throws an Error with a sentence fit to show, for example when another Story Deck has it. */
export async function openKeeper(options: KeeperOptions) {
  const { dataDir, games = allGames } = options
  const log = remembering(options.log ?? terminal)
  const shelf = opened(dataDir)
  for (const { id, message } of shelf.imported.unread) log.note(`the text of ${id} is not understood: ${message}`)
  const cards = library(shelf.cards, shelf.search)
  const screen = libraryScreen(shelf.cards, shelf.library, shelf.libraryFacts, shelf.filterCounts, shelf.imports.errata)
  shelf.styles.bind(playStyles, lawOf)
  const ownDecks = decks(shelf.decks, shelf.styles)
  const owned = collectionRoom({ collection: shelf.collection, library: shelf.library, imports: shelf.imports, deckCards: shelf.deckCards })
  const thinking = deckThinking(shelf, options.makeCoverer ?? ((how = {}) => makeCoverer(how)), owned.available)
  const builder = deckRoom(shelf, thinking.skeleton)
  const printing = deckPrinting(
    shelf,
    (deck) => builder.open(deck),
    (deck) => thinking.study(deck).plan,
  )
  const books = rules(shelf.cards, games)
  const settings = rememberedSettings(shelf.settings)
  const terms = termsOf(games, {
    deck: ownDecks.toPlay,
    style: builder.styleTerms,
    investigator: cards.investigator,
    investigators: cards.investigatorHashes,
    printed: shelf.cards.printed,
    ownFile: (game) => ownFile(dataDir, game),
  })
  const matches = keptMatches(shelf.matches)
  const tables = openTables({
    shelf: matches,
    games,
    unfold: (game, kept) => termsFor(terms, game).unfold(kept),
    startThread: options.makeWorker ?? ((how = {}) => makeWorker(how)),
    log,
  })
  const reading = reader(options.makeReader ?? ((how = {}) => makeReader(how)), libraryWords(shelf.workshop), log)
  const ownCards = workshop(shelf.workshop, shelf.cards, shelf.decks, reading)
  const importing = importThread(options.makeImporter ?? ((how = {}) => makeImporter(how)))
  const desk = cardImportDesk(shelf.imports, shelf.cards, importing)
  const errata = errataDesk(shelf.imports, reading, desk)
  if (shelf.imported.left > 0) void desk.catchUp().catch((error: unknown) => log.error('reading texts anew', error))
  const kept = records({ stored: shelf.matches, kept: matches, records: shelf.records }, games, (game) => termsFor(terms, game))
  const list = matchList(shelf.matches, tables, games, log)
  const annals = matchAnnals(matches, shelf.campaigns, games, (game, kept) => termsFor(terms, game).unfold(kept))
  const campaigns = campaignRoom({
    campaigns: shelf.campaigns,
    matches: shelf.matches,
    kept: matches,
    annals,
    games,
    terms: termsFor(terms, 'mythos'),
    standing: list.standing,
    playStyle: shelf.styles.find,
    startingSanity: (investigator) =>
      cards.investigators().find(({ id, title }) => id === investigator || title === investigator)?.sanityStart,
  })
  const unfold = (game: string, kept: unknown) => termsFor(terms, game).unfold(kept)
  const replays = replayRoom({ shelf: matches, matches: shelf.matches, campaigns: shelf.campaigns, tables, games, unfold })
  const files = matchFiles({ matches: shelf.matches, cards: shelf.cards, games, unfold })
  const reports = problemReports(list, tables, shelf.damage, log)
  const host = options.host ?? { kind: 'browser', can: [], cannot: [] }
  const around = hostRoom(host, shelf.recents)
  const pictures = pictureRoom({ dataDir, cards: () => shelf.cards.all(), card: (id) => shelf.cards.find(id) })
  const data = dataRoom({
    dataDir,
    care: shelf.care,
    bin: shelf.bin,
    host,
    restoreCard: (card) => ownCards.restore(card),
    restart: options.restart,
    pictures,
  })
  const chronicles = chronicleRoom({ campaigns: shelf.campaigns, matches: shelf.matches, annals })
  const backUps = setInterval(shelf.backUp, backUpEveryMs).unref()
  shelf.isReady()

  function begin(wanted: Wanted): { readonly match: string } {
    const entry = games.get(wanted.game)
    if (entry === undefined) throw refusal('bad_options', 'That game cannot be played yet.')
    return { match: matches.begin(sitDown(wanted, entry, termsFor(terms, wanted.game))) }
  }

  /** A trial begins with the card in the person's Hand. */
  function tryOut(trial: Trial): { readonly match: string } {
    const wanted = ownCards.trial(trial)
    return begin({ ...wanted, seed: seedThatShows(trial.card, wanted, termsFor(terms, wanted.game)) })
  }

  const os = implement(contract)
    .$context<Caller>()
    .use(async ({ next }) => {
      try {
        return await next()
      } catch (error) {
        throw asRefusal(shelf.care.explained(error))
      }
    })

  const router = os.router({
    games: { list: os.games.list.handler(() => gameList(games)) },
    about: os.about.handler(() => about(dataDir)),
    cards: {
      search: os.cards.search.handler(({ input }) => cards.search(input.query, input.limit)),
      investigators: os.cards.investigators.handler(() => cards.investigators()),
    },
    decks: {
      list: os.decks.list.handler(() => ownDecks.list()),
      remove: os.decks.remove.handler(({ input }) => ownDecks.remove(input.deck)),
      restore: os.decks.restore.handler(({ input }) => ownDecks.restore(input.deck)),
    },
    matches: {
      list: os.matches.list.handler(() => list.list()),
      begin: os.matches.begin.handler(({ input }) => begin(input)),
      again: os.matches.again.handler(({ input }) => kept.again(input.match)),
      record: os.matches.record.handler(() => kept.all()),
      series: os.matches.series.handler(({ input }) => kept.series(input.match)),
      remove: os.matches.remove.handler(({ input }) => list.remove(input.match)),
      export: os.matches.export.handler(({ input, context }) => {
        if (!mayTakeAlong(context, tables.peek(input.match))) {
          throw refusal('secret', 'Before it is over, only who sits on the seats of all persons may take a match along.')
        }
        return list.write(input.match)
      }),
    },
    table: {
      look: os.table.look.handler(({ input, context }) => tables.look(context, input)),
      watch: os.table.watch.handler(({ input, context, signal }) => tables.watch(context, input, signal)),
      act: os.table.act.handler(({ input, context }) => tables.act(context, input)),
      undo: os.table.undo.handler(({ input, context }) => tables.undo(context, input)),
      redo: os.table.redo.handler(({ input, context }) => tables.redo(context, input)),
      back: os.table.back.handler(({ input, context }) => tables.back(context, input)),
      hurry: os.table.hurry.handler(({ input, context }) => tables.hurry(context, input)),
      hold: os.table.hold.handler(({ input, context }) => tables.hold(context, input)),
      why: os.table.why.handler(({ input, context }) => tables.why(context, input)),
      odds: os.table.odds.handler(({ input, context }) => tables.odds(context, input)),
      hint: os.table.hint.handler(({ input, context, signal }) => tables.hint(context, input, signal)),
      log: os.table.log.handler(({ input, context }) => tables.log(context, input)),
    },
    rules: {
      list: os.rules.list.handler(() => books.list()),
      read: os.rules.read.handler(({ input }) => books.read(input.game)),
      words: os.rules.words.handler(() => books.words()),
      cards: os.rules.cards.handler(({ input }) => books.cards(input.rule)),
    },
    house: {
      list: os.house.list.handler(() =>
        houseRules.map(({ id, name, says, overrules, excludes = [] }) => ({ id, name, says, overrules, excludes })),
      ),
    },
    settings: {
      get: os.settings.get.handler(() => settings.get()),
      set: os.settings.set.handler(({ input }) => settings.set(input)),
    },
    library: {
      search: os.library.search.handler(({ input }) => screen.search(input.query, input.limit)),
      beginning: os.library.beginning.handler(({ input }) => screen.beginning(input.query, input.letters, input.at)),
      page: os.library.page.handler(({ input }) => screen.page(input.query, input.from, input.limit)),
      facets: os.library.facets.handler(() => screen.facets()),
      counts: os.library.counts.handler(({ input }) => screen.counts(input.query)),
      filter: os.library.filter.handler(({ input }) => screen.filter(input)),
      arrange: os.library.arrange.handler(({ input }) => screen.arrange(input.query, input.name, input.value)),
      card: os.library.card.handler(({ input }) => screen.card(input.card)),
      adventures: os.library.adventures.handler(({ input }) => screen.adventures(input.query)),
    },
    deckRoom: {
      list: os.deckRoom.list.handler(() => builder.list()),
      open: os.deckRoom.open.handler(({ input }) => owned.onSheet(builder.open(input.deck))),
      begin: os.deckRoom.begin.handler(async ({ input }) => owned.onSheet(await builder.begin(input))),
      edit: os.deckRoom.edit.handler(({ input }) => owned.onSheet(builder.edit(input.deck, input.at, input.edit))),
      undo: os.deckRoom.undo.handler(({ input }) => owned.onSheet(builder.undo(input.deck, input.at))),
      redo: os.deckRoom.redo.handler(({ input }) => owned.onSheet(builder.redo(input.deck, input.at))),
      history: os.deckRoom.history.handler(({ input }) => builder.history(input.deck)),
      mark: os.deckRoom.mark.handler(({ input: { deck, ...marks } }) => owned.onSheet(builder.mark(deck, marks))),
      versions: os.deckRoom.versions.handler(({ input }) => builder.versions(input.deck)),
      nameVersion: os.deckRoom.nameVersion.handler(({ input }) => builder.nameVersion(input.deck, input.name, input.version)),
      goBack: os.deckRoom.goBack.handler(({ input }) => owned.onSheet(builder.goBack(input.deck, input.at, input.version))),
      compare: os.deckRoom.compare.handler(({ input }) => builder.compare(input.a, input.b)),
      styles: os.deckRoom.styles.handler(() => builder.styles()),
      saveStyle: os.deckRoom.saveStyle.handler(({ input }) => builder.saveStyle(input)),
      removeStyle: os.deckRoom.removeStyle.handler(({ input }) => builder.removeStyle(input.id)),
      study: os.deckRoom.study.handler(({ input }) => thinking.study(input.deck)),
      hands: os.deckRoom.hands.handler(({ input }) => thinking.hands(input.deck, input.seed, input.count)),
      odds: os.deckRoom.odds.handler(({ input }) => thinking.odds(input.deck, input.of, input.rounds)),
      cover: os.deckRoom.cover.handler(({ input, signal }) => thinking.cover(input, signal)),
      themes: os.deckRoom.themes.handler(() => thinking.themes()),
      readList: os.deckRoom.readList.handler(({ input }) => builder.readList(input)),
      takeList: os.deckRoom.takeList.handler(({ input }) => owned.onSheet(builder.takeList(input))),
      write: os.deckRoom.write.handler(({ input }) => builder.write(input.deck, input.format)),
      print: os.deckRoom.print.handler(({ input }) => printing.print(input)),
    },
    collection: {
      state: os.collection.state.handler(() => owned.state()),
      switch: os.collection.switch.handler(({ input }) => owned.switch(input.on)),
      page: os.collection.page.handler(({ input }) => owned.page(input.query, input.from, input.limit)),
      set: os.collection.set.handler(({ input }) => owned.set(input.card, input.owned)),
      addProduct: os.collection.addProduct.handler(({ input }) => owned.addProduct(input.product, input.times)),
      undo: os.collection.undo.handler(() => owned.undo()),
      missing: os.collection.missing.handler(({ input }) => owned.missing(input)),
      read: os.collection.read.handler(({ input }) => owned.read(input.text)),
      take: os.collection.take.handler(({ input }) => owned.take(input.text, input.how)),
      write: os.collection.write.handler(() => owned.write()),
    },
    campaigns: {
      list: os.campaigns.list.handler(() => campaigns.list()),
      styles: os.campaigns.styles.handler(() => botStyles),
      create: os.campaigns.create.handler(({ input }) => campaigns.create(input)),
      open: os.campaigns.open.handler(({ input }) => campaigns.open(input.campaign)),
      nextMatch: os.campaigns.nextMatch.handler(({ input }) => campaigns.nextMatch(input.campaign, input.players)),
      adopt: os.campaigns.adopt.handler(({ input }) => campaigns.adopt(input)),
      rename: os.campaigns.rename.handler(({ input }) => campaigns.rename(input.campaign, input.name)),
      note: os.campaigns.note.handler(({ input }) => campaigns.note(input.campaign, input.notes)),
      noteMatch: os.campaigns.noteMatch.handler(({ input }) => campaigns.noteMatch(input.campaign, input.match, input.notes)),
      archive: os.campaigns.archive.handler(({ input }) => campaigns.archive(input.campaign, input.archived)),
      duplicate: os.campaigns.duplicate.handler(({ input }) => campaigns.duplicate(input.campaign, input.name)),
      remove: os.campaigns.remove.handler(({ input }) => campaigns.remove(input.campaign)),
      restore: os.campaigns.restore.handler(({ input }) => campaigns.restore(input.campaign)),
      addPaper: os.campaigns.addPaper.handler(({ input }) => campaigns.addPaper(input.campaign, input.paper)),
      changePaper: os.campaigns.changePaper.handler(({ input }) => campaigns.changePaper(input.campaign, input.no, input.paper)),
      removePaper: os.campaigns.removePaper.handler(({ input }) => campaigns.removePaper(input.campaign, input.no)),
      counters: os.campaigns.counters.handler(({ input }) => campaigns.counters(input.campaign)),
      count: os.campaigns.count.handler(({ input }) => campaigns.count(input.campaign, input.counters)),
      uncount: os.campaigns.uncount.handler(({ input }) => campaigns.uncount(input.campaign)),
      statistics: os.campaigns.statistics.handler(({ input }) => campaigns.statistics(input.campaign)),
      leagues: os.campaigns.leagues.handler(() => campaigns.leagues()),
      saveLeague: os.campaigns.saveLeague.handler(({ input }) => campaigns.saveLeague(input)),
      removeLeague: os.campaigns.removeLeague.handler(({ input }) => campaigns.removeLeague(input.league)),
      chronicle: os.campaigns.chronicle.handler(({ input }) => chronicles.read(input.match)),
      writeEntry: os.campaigns.writeEntry.handler(({ input }) => chronicles.write(input)),
      export: os.campaigns.export.handler(({ input }) => chronicles.file(input)),
    },
    replays: {
      open: os.replays.open.handler(({ input, context }) => replays.open(context, input.match)),
      at: os.replays.at.handler(({ input, context }) => replays.at(context, input.match, input.step, input.eyes)),
      note: os.replays.note.handler(({ input, context }) => replays.note(context, input.match, input.step, input.text)),
      playOn: os.replays.playOn.handler(({ input, context }) => replays.playOn(context, input.match, input.step)),
      readFile: os.replays.readFile.handler(({ input }) => files.read(input.text)),
      takeFile: os.replays.takeFile.handler(({ input }) => files.take(input.text)),
      report: os.replays.report.handler(({ input, context }) => reports.write(context, input)),
    },
    pictures: {
      state: os.pictures.state.handler(() => pictures.state()),
      match: os.pictures.match.handler(({ input }) => pictures.match(input.names)),
      keep: os.pictures.keep.handler(({ input }) => ({ before: pictures.keep(input.cards, input.base64) })),
      assign: os.pictures.assign.handler(({ input }) => ({ before: pictures.assign(input.pictures) })),
      get: os.pictures.get.handler(({ input }) => pictures.get(input.file)),
      clean: os.pictures.clean.handler(() => pictures.clean()),
    },
    data: {
      state: os.data.state.handler(() => data.state()),
      backUp: os.data.backUp.handler(() => data.backUp()),
      restore: os.data.restore.handler(({ input }) => data.restore(input.backup)),
      restoreFile: os.data.restoreFile.handler(({ input }) => data.receive(input)),
      exportAll: os.data.exportAll.handler(({ input }) => data.exportAll(input.from, input.pictures)),
      bin: os.data.bin.handler(() => data.bin()),
      restoreFromBin: os.data.restoreFromBin.handler(({ input }) => data.restoreFromBin(input.kind, input.id)),
      emptyBin: os.data.emptyBin.handler(() => data.emptyBin()),
      check: os.data.check.handler(() => data.check()),
      trouble: os.data.trouble.handler(() => data.trouble()),
      settle: os.data.settle.handler(({ input }) => data.settle(input.how)),
      damagedFile: os.data.damagedFile.handler(({ input }) => data.damagedFile(input.file, input.from)),
    },
    host: {
      news: os.host.news.handler(({ signal }) => around.news(signal)),
      read: os.host.read.handler(({ input }) => around.read(input.file, input.from)),
      openFolder: os.host.openFolder.handler(() => around.openFolder()),
      recents: os.host.recents.handler(() => around.recents()),
      keys: os.host.keys.handler(({ input }) => around.keys(input.keys)),
    },
    workshop: {
      sheet: os.workshop.sheet.handler(() => ownCards.sheet()),
      list: os.workshop.list.handler(() => ownCards.list()),
      open: os.workshop.open.handler(({ input }) => ownCards.open(input.card)),
      begin: os.workshop.begin.handler(({ input }) => ownCards.begin(input)),
      read: os.workshop.read.handler(({ input }) => ownCards.read(input.card, input.form)),
      save: os.workshop.save.handler(({ input }) => ownCards.save(input.card, input.form)),
      remove: os.workshop.remove.handler(({ input }) => ownCards.remove(input.card)),
      restore: os.workshop.restore.handler(({ input }) => ownCards.restore(input.card)),
      sets: os.workshop.sets.handler(() => ownCards.sets()),
      switchSet: os.workshop.switchSet.handler(({ input }) => ownCards.switchSet(input.set, input.on)),
      export: os.workshop.export.handler(({ input }) => ownCards.write(input.cards)),
      look: os.workshop.look.handler(({ input }) => ownCards.files.look(input.upload, desk.handOver(input.upload, input.beside))),
      row: os.workshop.row.handler(({ input }) => ownCards.files.row(input.upload, input.no)),
      import: os.workshop.import.handler(({ input }) => ownCards.files.take(input.upload, input.isOn ?? false, input.without ?? [])),
      putIntoDeck: os.workshop.putIntoDeck.handler(({ input }) => ownCards.putIntoDeck(input.card, input.deck, input.copies)),
      tryOut: os.workshop.tryOut.handler(({ input }) => tryOut(input)),
    },
    imports: {
      begin: os.imports.begin.handler(({ input }) => desk.begin(input.name, input.size, input.beside)),
      send: os.imports.send.handler(({ input }) => desk.send(input.upload, input.no, input.data)),
      read: os.imports.read.handler(({ input, signal }) => desk.read(input.upload, input.beside, signal)),
      row: os.imports.row.handler(({ input }) => desk.row(input.upload, input.no)),
      apply: os.imports.apply.handler(({ input }) => desk.apply(input.upload, input.isOn, input.without)),
      cancel: os.imports.cancel.handler(({ input }) =>
        ownCards.files.forget(input.upload) ? { cancelled: true } : desk.cancel(input.upload),
      ),
      list: os.imports.list.handler(() => desk.list()),
      undo: os.imports.undo.handler(({ input }) => desk.undo(input.import)),
    },
    sets: {
      list: os.sets.list.handler(() => desk.sets()),
      switch: os.sets.switch.handler(({ input }) => desk.switchSet(input.set, input.isOn)),
      export: os.sets.export.handler(({ input }) => desk.exportSet(input.set)),
    },
    errata: {
      list: os.errata.list.handler(({ input }) => errata.list(input.card)),
      facts: os.errata.facts.handler(({ input }) => errata.facts(input.card)),
      look: os.errata.look.handler(({ input: { instead, ...wanted } }) => errata.look(wanted, instead)),
      affected: os.errata.affected.handler(({ input: { instead, ...wanted }, signal }) => errata.affected(wanted, instead, signal)),
      add: os.errata.add.handler(({ input }) => errata.add(input)),
      change: os.errata.change.handler(({ input: { erratum, ...wanted } }) => errata.change(erratum, wanted)),
      remove: os.errata.remove.handler(({ input }) => errata.remove(input.erratum)),
    },
  })

  let closed: Promise<void> | undefined

  return {
    router,
    /** Everything is saved and let go of when this returns; the promise waits for the bots' threads too. */
    close(): Promise<void> {
      if (closed !== undefined) return closed
      clearInterval(backUps)
      closed = Promise.all([tables.close(), reading.close(), importing.close(), thinking.close()]).then(() => undefined)
      shelf.backUp()
      shelf.close()
      return closed
    },
  }
}

function opened(dataDir: string) {
  try {
    return openShelf({ file: join(dataDir, 'story-deck.db'), language: cardLanguage, leaveForeign: true })
  } catch (error) {
    if (!(error instanceof ShelfError)) throw error
    throw new Error(error.hint === undefined ? error.message : `${error.message} ${error.hint}`, { cause: error })
  }
}

function termsFor(terms: ReadonlyMap<string, Terms>, game: string): Terms {
  const found = terms.get(game)
  if (found === undefined) throw new Error(`Nobody has said what ${game} is played with.`)
  return found
}
