/** What `npm run market -- help` prints; every line fits into 80 columns. */
export const helpText = `npm run market -- COMMAND

  demo [montevideo | astana]
      Loads a demonstration city into an empty market or over a demonstration.

  import FILE --catalogue FOLDER
      Opens a market in a city of your own, or brings it up to date.
      FILE is a map: .osm.pbf, .osm, .osm.gz, .osm.bz2 or GeoJSON.
      FOLDER holds the menus as CSV files; packages/market/catalogue is one to
      begin with. Stores come from the places of the map. Importing again keeps
      ids, links, stock, orders and what you have changed since.

      --zones FILE.geojson    where you deliver, and for how much; one zone
                              round the whole city when absent
      --clip W,S,E,N          only what reaches into the box
      --clip FILE.geojson     only what reaches into its polygon
      --name NAME             as the map names its largest place when absent
      --time-zone ZONE        such as Asia/Almaty; that of the map's middle
      --country CC            two letters; that of the time zone
      --currency CUR          three letters; the country's
      --scale-prices FACTOR   times the prices of the catalogue, such as 0.025
      --tax PERCENT           the tax that prices include; 0
      --stores NUMBER         how many restaurants become stores, at most, and a
                              quarter as many shops of each other kind; 80
      --sea auto|yes|no       draw a sea; auto: where the map has a coastline
      --dry-run               writes nothing, prints every row that is left out
                              with its line and reason; exit code 1 if any is
      --replace               take another market's place, unless it has orders
                              in another currency

  catalogue export FILE
  catalogue import FILE
      Writes what is sold into a CSV file, and brings such a file in: prices,
      texts, stock, all or nothing. docs/catalogue-csv.md explains the columns.

      --store SLUG            only this store
      --dry-run               import: writes nothing, prints every row that is
                              refused, what would be added and what changed
      --set-stock             import: sets the stock of items that exist
                              already too

  settings [NAME]
  settings NAME VALUE
  settings NAME --default
      Prints what the market has decided (*) and what is as it comes; decides a
      setting, or takes that back. A value is JSON: false, 2500 (minor units),
      '{"en":"…","ar":"…","nl":"…","fr":"…"}'. Servers that run follow at once.

  modules [MODULE]
  modules MODULE --open | --close
  modules MODULE --name '{"en":"Meals","nl":"Maaltijden"}'
  modules MODULE --place NUMBER
      Prints the modules in their order, and which are open; opens or closes
      one, renames it in the languages given, or puts it at that place.

  maintenance
  maintenance --close --until TIME --message TEXT
  maintenance --open
      Says whether the market is open; closes it for a while, or opens it again.
      Whoever comes reads TEXT and until when, and nothing can be written but by
      staff. TIME is by the market's clocks, 05:00 or '2026-12-01 05:00'.

  orders [--phone NUMBER]
  orders NUMBER
  orders NUMBER --to STATE
  orders NUMBER --to canceled --reason WHY
  orders NUMBER --courier ID
  orders NUMBER --refund --reason WHY
      Prints the orders under way, or all of a phone number's, or one whole,
      with what can be done with it; moves it one step, gives it to a courier,
      or gives back what it cost without delivery and tip. Whoever ordered is
      told, the reason too.

  trips [--phone NUMBER]
  trips NUMBER
  trips NUMBER --to STATE
  trips NUMBER --to ongoing --even-so
  trips NUMBER --to canceled --reason WHY
  trips NUMBER --refund --reason WHY
      The same for hired vehicles: prints the trips to come and under way, or
      one whole; moves it one step, or gives back what was paid for one that is
      over. Cancelling gives back all that was paid. With --even-so vehicles
      leave early though another trip was to have one until then, or though
      another trip has not brought one back.

  stores
  stores STORE --close | --open
      Prints stores and rental providers with their ids, and which take orders
      now; has one take none until it is opened again, whatever its hours say.
      STORE is its id or its name in links. Orders that it has go on.

  offers
  offers ID --end | --back
      Prints flash sales and banners; ends one, or has it back. New ones come by
      an import, or by POST /ops/flash-sales and /ops/banners.

  coupons
  coupons CODE --end | --back
      Prints the coupons, how often each was used and whether it runs; ends one,
      or has it back. New ones come by an import, or by POST /ops/coupons.

  chats
  chats ID
  chats ID --answer TEXT
  chats ID --done
      Prints who has written to support and waits for an answer, the longest
      first; or the end of one chat. Answers, where the customer sees it at
      once, or takes a chat that needs no answer off the list.

  reviews
  reviews ID --clear
      Prints the newest reviews that have words or pictures; takes those out of
      one, for good. Its stars stay, and count. Nobody is told.

  refunds
  refunds ID --made
      Prints what has to be sent back by hand, as it came by transfer: id, day,
      amount, order or trip, and what the shopper wrote; notes that it was sent.

  jobs
  jobs [ID] --again
      Prints work that failed for two days and rests, with its last error; has
      one piece of it tried again, or all. What each does: docs/operating.md.

  couriers
  couriers ID --end | --back
      Prints the couriers with the orders in their hands; ends one who has left,
      with every token of theirs, or takes one back.

  customers
  customers CUSTOMER
  customers CUSTOMER --block --why WHY
  customers CUSTOMER --unblock
  customers CUSTOMER --export FILE
  customers CUSTOMER --delete
      Prints who is blocked, or a customer by id, mail address or phone number;
      has one come in no more, by whatever way: every session ends, and no
      account is made anew with what that one is known by. Orders go on. WHY is
      for you: the customer is not told. For one who asks you for their data, or
      to be forgotten: writes all that is kept of them into a JSON file, or
      deletes the account, as they could themselves in their profile.

  guests NUMBER --export FILE
  guests NUMBER --forget
      For a guest who asks, known by the number of an order, or with --trip of a
      trip: writes all that is kept of that guest into a file, or forgets them.
      What they ordered stays for the books, without name, contact and address.

  partners
  partners MONTH
      Prints who joined by which plan, what they sold in this month or in one
      such as 2026-11, and what that comes to: their commission and their fee.

  newsletter export FILE
  newsletter remove EMAIL
      Writes the addresses that asked for the newsletter into a CSV file, and
      takes one off that wants it no more. Each one's leave_url in the file
      takes that address off, without signing in.

  backup FOLDER
      Writes the whole market, its database and files, into a folder that is not
      there yet. The market may be open meanwhile.

  restore FOLDER
      Brings a backup into an empty market: a new DATA_DIR or database.
      docs/operating.md says how to rehearse it.

  operator-token [--end-others]
      Makes a token for the calls under /ops and prints it; ends all that were
      made before, for one that somebody else may know.

  sign-out CONTACT
  sign-out --everybody
      Ends every session of the customer with that mail address or phone
      number, or of all customers.

  rotate-key links [--at-once]
      Signs links (to orders, invoices, payment pages) with a new key. Those
      that were sent stay good until they end; with --at-once, for a key that
      somebody else may know, none does.
  rotate-key push
      Makes a new key for push messages. Browsers hold on to the old one: each
      customer has to turn them on again.

  help
      Prints this.

DATA_DIR or DATABASE_URL say which market is meant, as for npm start. It may be
open meanwhile, but for restore.
`;

/** What of it is about one command. */
export const helpOf = (command: string): string =>
  helpText
    .split(/\n\n(?= {2}\S)/)
    .filter((block) => block.startsWith(`  ${command}`))
    .map((block) => `${block.trimEnd()}\n`)
    .join('');
