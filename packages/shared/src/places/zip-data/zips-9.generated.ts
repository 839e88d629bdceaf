// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
AK Adak 9546
AK Akiachak 9551
AK Akiak 9552
AK Akutan 9553
AK Alakanuk 9554
AK Aleknagik 9555
AK Allakaket 9720
AK Ambler 9786
AK Anaktuvuk Pass 9721
AK Anchor Point 9556
AK Anchorage 9501-9504,9507-9511,9513-9524,9529-9530,9599,9695
AK Anderson 9744
AK Angoon 9820
AK Aniak 9557
AK Anvik 9558
AK Arctic Village 9722
AK Atka 9547
AK Atqasuk 9791
AK Auke Bay 9821
AK Barrow 9723
AK Beaver 9724
AK Bethel 9559
AK Bettles Field 9726
AK Big Lake 9652
AK Brevig Mission 9785
AK Buckland 9727
AK Cantwell 9729
AK Central 9730
AK Chalkyitsik 9788
AK Chefornak 9561
AK Chevak 9563
AK Chicken 9732
AK Chignik 9564
AK Chignik Lagoon 9565
AK Chignik Lake 9548
AK Chitina 9566
AK Chugiak 9567
AK Circle 9733
AK Clam Gulch 9568
AK Clarks Point 9569
AK Clear 9704
AK Coffman Cove 9918
AK Cold Bay 9571
AK Cooper Landing 9572
AK Copper Center 9573
AK Cordova 9574
AK Craig 9921
AK Crooked Creek 9575
AK Deering 9736
AK Delta Junction 9737
AK Denali National Park 9755
AK Dillingham 9576
AK Douglas 9824
AK Dutch Harbor 9692
AK Eagle 9738
AK Eagle River 9577
AK Eek 9578
AK Egegik 9579
AK Eielson Afb 9702
AK Ekwok 9580
AK Elfin Cove 9825
AK Elim 9739
AK Emmonak 9581
AK Ester 9725
AK Fairbanks 9701,9706-9712,9775,9790
AK False Pass 9583
AK Fort Greely 9731
AK Fort Wainwright 9703
AK Fort Yukon 9740
AK Gakona 9586
AK Galena 9741
AK Gambell 9742
AK Girdwood 9587
AK Glennallen 9588
AK Goodnews Bay 9589
AK Grayling 9590
AK Gustavus 9826
AK Haines 9827
AK Healy 9743
AK Holy Cross 9602
AK Homer 9603
AK Hoonah 9829
AK Hooper Bay 9604
AK Hope 9605
AK Houston 9694
AK Hughes 9745
AK Huslia 9746
AK Hydaburg 9922
AK Hyder 9923
AK Iliamna 9606
AK Indian 9540
AK Jber 9505-9506
AK Juneau 9801-9803,9811-9812,9850
AK Kake 9830
AK Kaktovik 9747
AK Kalskag 9607
AK Kaltag 9748
AK Karluk 9608
AK Kasigluk 9609
AK Kasilof 9610
AK Kenai 9611
AK Ketchikan 9901,9950
AK Kiana 9749
AK King Cove 9612
AK King Salmon 9613
AK Kipnuk 9614
AK Kivalina 9750
AK Klawock 9925
AK Kobuk 9751
AK Kodiak 9615,9619,9697
AK Kongiganak 9545
AK Kotlik 9620
AK Kotzebue 9752
AK Koyuk 9753
AK Koyukuk 9754
AK Kwethluk 9621
AK Kwigillingok 9622
AK Lake Minchumina 9757
AK Larsen Bay 9624
AK Levelock 9625
AK Lower Kalskag 9626
AK Manley Hot Springs 9756
AK Manokotak 9628
AK Marshall 9585
AK Mc Grath 9627
AK Mekoryuk 9630
AK Metlakatla 9926
AK Meyers Chuck 9903
AK Minto 9758
AK Moose Pass 9631
AK Mountain Village 9632
AK Naknek 9633
AK Napakiak 9634
AK Nenana 9760
AK New Stuyahok 9636
AK Nightmute 9690
AK Nikiski 9635
AK Nikolai 9691
AK Nikolski 9638
AK Ninilchik 9639
AK Noatak 9761
AK Nome 9762
AK Nondalton 9640
AK Noorvik 9763
AK North Pole 9705
AK Northway 9764
AK Nuiqsut 9789
AK Nulato 9765
AK Nunam Iqua 9666
AK Nunapitchuk 9641
AK Old Harbor 9643
AK Ouzinkie 9644
AK Palmer 9645
AK Pedro Bay 9647
AK Pelican 9832
AK Perryville 9648
AK Petersburg 9833
AK Pilot Point 9649
AK Pilot Station 9650
AK Platinum 9651
AK Point Baker 9927
AK Point Hope 9766
AK Point Lay 9759
AK Port Alexander 9836
AK Port Alsworth 9653
AK Port Heiden 9549
AK Port Lions 9550
AK Prudhoe Bay 9734
AK Quinhagak 9655
AK Rampart 9767
AK Red Devil 9656
AK Ruby 9768
AK Russian Mission 9657
AK Saint George Island 9591
AK Saint Marys 9658
AK Saint Michael 9659
AK Saint Paul Island 9660
AK Salcha 9714
AK Sand Point 9661
AK Savoonga 9769
AK Scammon Bay 9662
AK Selawik 9770
AK Seldovia 9663
AK Seward 9664
AK Shageluk 9665
AK Shaktoolik 9771
AK Shishmaref 9772
AK Shungnak 9773
AK Sitka 9835
AK Skagway 9840
AK Skwentna 9667
AK Sleetmute 9668
AK Soldotna 9669
AK South Naknek 9670
AK Stebbins 9671
AK Sterling 9672
AK Stevens Village 9774
AK Sutton 9674
AK Takotna 9675
AK Talkeetna 9676
AK Tanacross 9776
AK Tanana 9777
AK Tatitlek 9677
AK Teller 9778
AK Tenakee Springs 9841
AK Thorne Bay 9919
AK Togiak 9678
AK Tok 9780
AK Toksook Bay 9637
AK Trapper Creek 9683
AK Tuluksak 9679
AK Tuntutuliak 9680
AK Tununak 9681
AK Two Rivers 9716
AK Tyonek 9682
AK Unalakleet 9684
AK Unalaska 9685
AK Valdez 9686
AK Venetie 9781
AK Wainwright 9782
AK Wales 9783
AK Ward Cove 9928
AK Wasilla 9623,9629,9654,9687
AK White Mountain 9784
AK Whittier 9693
AK Willow 9688
AK Wrangell 9929
AK Yakutat 9689
CA Acampo 5220
CA Acton 3510
CA Adelanto 2301
CA Adin 6006
CA Agoura Hills 1301,1376
CA Aguanga 2536
CA Ahwahnee 3601
CA Alameda 4501-4502
CA Alamo 4507
CA Albany 4706
CA Albion 5410
CA Alderpoint 5511
CA Alhambra 1801-1804,1896,1899
CA Aliso Viejo 2656,2698
CA Alleghany 5910
CA Alpaugh 3201
CA Alpine 1901,1903
CA Alta 5701
CA Altadena 1001,1003
CA Altaville 5221
CA Alturas 6101
CA Alviso 5002
CA Amador City 5601
CA Amboy 2304
CA American Canyon 4503
CA Anaheim 2801-2809,2812,2814-2817,2825,2850,2899
CA Anderson 6007
CA Angels Camp 5222
CA Angelus Oaks 2305
CA Angwin 4508
CA Annapolis 5412
CA Antelope 5843
CA Antioch 4509,4531
CA Anza 2539
CA Apple Valley 2307-2308
CA Applegate 5703
CA Aptos 5001,5003
CA Arbuckle 5912
CA Arcadia 1006-1007,1066,1077
CA Arcata 5518,5521
CA Armona 3202
CA Arnold 5223
CA Aromas 5004
CA Arroyo Grande 3420-3421
CA Artesia 0701-0702
CA Artois 5913
CA Arvin 3203
CA Atascadero 3422-3423
CA Atherton 4027
CA Atwater 5301
CA Atwood 2811
CA Auberry 3602
CA Auburn 5602-5604
CA Avalon 0704
CA Avenal 3204
CA Avery 5224
CA Avila Beach 3424
CA Azusa 1702
CA Badger 3603
CA Baker 2309
CA Bakersfield 3301-3309,3311-3314,3380,3383-3390
CA Baldwin Park 1706
CA Ballico 5303
CA Bangor 5914
CA Banning 2220
CA Bard 2222
CA Barstow 2311-2312
CA Bass Lake 3604
CA Bayside 5524
CA Beale Afb 5903
CA Beaumont 2223
CA Beckwourth 6129
CA Belden 5915
CA Bell 0202
CA Bell Gardens 0201
CA Bella Vista 6008
CA Bellflower 0706-0707
CA Belmont 4002
CA Belvedere Tiburon 4920
CA Ben Lomond 5005
CA Benicia 4510
CA Benton 3512
CA Berkeley 4701-4705,4707-4710,4712,4720
CA Berry Creek 5916
CA Bethel Island 4511
CA Beverly Hills 0209-0213
CA Bieber 6009
CA Big Bar 6010
CA Big Bear City 2314
CA Big Bear Lake 2315
CA Big Bend 6011
CA Big Creek 3605
CA Big Oak Flat 5305
CA Big Pine 3513
CA Big Sur 3920
CA Biggs 5917
CA Biola 3606
CA Birds Landing 4512
CA Bishop 3514-3515
CA Blairsden Graeagle 6103
CA Blocksburg 5514
CA Bloomington 2316
CA Blue Jay 2317
CA Blue Lake 5525
CA Blythe 2225-2226
CA Bodega 4922
CA Bodega Bay 4923
CA Bodfish 3205
CA Bolinas 4924
CA Bonita 1902,1908
CA Bonsall 2003
CA Boonville 5415
CA Boron 3516,3596
CA Borrego Springs 2004
CA Boulder Creek 5006
CA Boulevard 1905
CA Boyes Hot Springs 5416
CA Bradley 3426
CA Brandeis 3064
CA Branscomb 5417
CA Brawley 2227
CA Brea 2821-2823
CA Brentwood 4513
CA Bridgeport 3517
CA Bridgeville 5526
CA Brisbane 4005
CA Brookdale 5007
CA Brooks 5606
CA Browns Valley 5918
CA Brownsville 5919
CA Bryn Mawr 2318
CA Buellton 3427
CA Buena Park 0620-0622,0624
CA Burbank 1501-1508,1510,1521-1523,1526
CA Burlingame 4010-4011
CA Burney 6013
CA Burnt Ranch 5527
CA Burrel 3607
CA Burson 5225
CA Butte City 5920
CA Buttonwillow 3206
CA Byron 4514
CA Cabazon 2230
CA Calabasas 1302,1372
CA Calexico 2231-2232
CA Caliente 3518
CA California City 3504-3505
CA California Hot Springs 3207
CA Calimesa 2320
CA Calipatria 2233
CA Calistoga 4515
CA Callahan 6014
CA Calpella 5418
CA Calpine 6124
CA Camarillo 3010-3012
CA Cambria 3428
CA Camino 5709
CA Camp Meeker 5419
CA Camp Nelson 3208
CA Camp Pendleton 2055
CA Campbell 5008-5009,5011
CA Campo 1906
CA Campo Seco 5226
CA Camptonville 5922
CA Canby 6015
CA Canoga Park 1303-1305,1309
CA Cantil 3519
CA Cantua Creek 3608
CA Canyon 4516
CA Canyon Country 1351,1386-1387
CA Canyon Dam 5923
CA Capay 5607
CA Capistrano Beach 2624
CA Capitola 5010
CA Cardiff By The Sea 2007
CA Carlotta 5528
CA Carlsbad 2008-2011,2013,2018
CA Carmel 3922-3923
CA Carmel By The Sea 3921
CA Carmel Valley 3924
CA Carmichael 5608-5609
CA Carnelian Bay 6140
CA Carpinteria 3013-3014
CA Carson 0745-0747,0749,0895
CA Caruthers 3609
CA Casmalia 3429
CA Caspar 5420
CA Cassel 6016
CA Castaic 1310,1384
CA Castella 6017
CA Castro Valley 4546,4552
CA Castroville 5012
CA Cathedral City 2234-2235
CA Catheys Valley 5306
CA Cayucos 3430
CA Cazadero 5421
CA Cedar Glen 2321
CA Cedar Ridge 5924
CA Cedarpines Park 2322
CA Cedarville 6104
CA Ceres 5307
CA Cerritos 0703
CA Challenge 5925
CA Chatsworth 1311,1313
CA Chester 6020
CA Chicago Park 5712
CA Chico 5926-5929,5973,5976
CA Chilcoot 6105
CA Chinese Camp 5309
CA Chino 1708,1710
CA Chino Hills 1709
CA Chowchilla 3610
CA Chualar 3925
CA Chula Vista 1909-1915,1921
CA Cima 2323
CA Citrus Heights 5610-5611,5621
CA City Of Industry 1714-1716
CA Claremont 1711
CA Clarksburg 5612
CA Clayton 4517
CA Clearlake 5422
CA Clearlake Oaks 5423
CA Clearlake Park 5424
CA Clements 5227
CA Clio 6106
CA Clipper Mills 5930
CA Cloverdale 5425
CA Clovis 3611-3613,3619
CA Coachella 2236
CA Coalinga 3210
CA Coarsegold 3614
CA Cobb 5426
CA Coleville 6107
CA Colfax 5713
CA Coloma 5613
CA Colton 2324
CA Columbia 5310
CA Colusa 5932
CA Comptche 5427
CA Compton 0220-0224
CA Concord 4518-4522,4524,4527,4529
CA Cool 5614
CA Copperopolis 5228
CA Corcoran 3212
CA Corning 6021
CA Corona 2877-2883
CA Corona Del Mar 2625
CA Coronado 2118,2178
CA Corte Madera 4925,4976
CA Costa Mesa 2626-2628
CA Cotati 4931
CA Cottonwood 6022
CA Coulterville 5311
CA Courtland 5615
CA Covelo 5428
CA Covina 1722-1724
CA Coyote 5013
CA Crescent City 5531-5532
CA Crescent Mills 5934
CA Cressey 5312
CA Crestline 2325
CA Creston 3432
CA Crockett 4525
CA Crows Landing 5313
CA Culver City 0230-0233
CA Cupertino 5014-5015
CA Cutler 3615
CA Cutten 5534
CA Cypress 0630
CA Daggett 2327
CA Daly City 4014-4017
CA Dana Point 2629
CA Danville 4506,4526
CA Darwin 3522
CA Davenport 5017
CA Davis 5616-5618
CA Davis Creek 6108
CA Death Valley 2328
CA Deer Park 4576
CA Del Mar 2014
CA Del Rey 3616
CA Delano 3215-3216
CA Delhi 5315
CA Denair 5316
CA Descanso 1916
CA Desert Center 2239
CA Desert Hot Springs 2240-2241
CA Diablo 4528
CA Diamond Bar 1765
CA Diamond Springs 5619
CA Dillon Beach 4929
CA Dinuba 3618
CA Discovery Bay 4505
CA Dixon 5620
CA Dobbins 5935
CA Dodgertown 0090
CA Dorris 6023
CA Dos Palos 3620
CA Dos Rios 5429
CA Douglas City 6024
CA Douglas Flat 5229
CA Downey 0239-0242
CA Downieville 5936
CA Doyle 6109
CA Drytown 5699
CA Duarte 1008-1010
CA Dublin 4568
CA Ducor 3218
CA Dulzura 1917
CA Duncans Mills 5430
CA Dunlap 3621
CA Dunnigan 5937
CA Dunsmuir 6025
CA Durham 5938
CA Dutch Flat 5714
CA Eagleville 6110
CA Earlimart 3219
CA Earp 2242
CA East Irvine 2650
CA Echo Lake 5721
CA Edison 3220
CA Edwards 3523-3524
CA El Cajon 2019-2022
CA El Centro 2243-2244
CA El Cerrito 4530
CA El Dorado 5623
CA El Dorado Hills 5762
CA El Granada 4018
CA El Monte 1731-1732,1734-1735
CA El Nido 5317
CA El Portal 5318
CA El Segundo 0245
CA El Sobrante 4803,4820
CA El Toro 2609
CA El Verano 5433
CA Eldridge 5431
CA Elk 5432
CA Elk Creek 5939
CA Elk Grove 5624,5757-5759
CA Elmira 5625
CA Elverta 5626
CA Emeryville 4608,4662
CA Emigrant Gap 5715
CA Empire 5319
CA Encinitas 2023-2024
CA Encino 1316,1416,1426,1436
CA Escalon 5320
CA Escondido 2025-2027,2029-2030,2033,2046
CA Esparto 5627
CA Essex 2332
CA Etna 6027
CA Eureka 5501-5503
CA Exeter 3221
CA Fair Oaks 5628
CA Fairfax 4930,4978
CA Fairfield 4533-4534
CA Fall River Mills 6028
CA Fallbrook 2028,2088
CA Farmersville 3223
CA Farmington 5230
CA Fawnskin 2333
CA Feather Falls 5940
CA Fellows 3224
CA Felton 5018
CA Ferndale 5536
CA Fiddletown 5629
CA Fields Landing 5537
CA Fillmore 3015-3016
CA Finley 5435
CA Firebaugh 3622
CA Fish Camp 3623
CA Five Points 3624
CA Floriston 6111
CA Flournoy 6029
CA Folsom 5630,5763
CA Fontana 2331,2334-2337
CA Foothill Ranch 2610
CA Forbestown 5941
CA Forest Falls 2339
CA Forest Knolls 4933
CA Forest Ranch 5942
CA Foresthill 5631
CA Forestville 5436
CA Forks Of Salmon 6031
CA Fort Bidwell 6112
CA Fort Bragg 5437
CA Fort Dick 5538
CA Fort Irwin 2310
CA Fort Jones 6032
CA Fortuna 5540
CA Fountain Valley 2708,2728
CA Fowler 3625
CA Frazier Park 3225
CA Freedom 5019
CA Fremont 4536-4539,4555
CA French Camp 5231
CA French Gulch 6033
CA Fresno 3650,3701-3712,3714-3718,3720-3730,3737,3740-3741,3744-3745,3747,3750,3755,3760-3761,3764-3765,3771-3779,3786
CA Fresno 3790-3794,3844,3888
CA Friant 3626
CA Fullerton 2831-2838
CA Fulton 5439
CA Galt 5632
CA Garberville 5542
CA Garden Grove 2840-2846
CA Garden Valley 5633
CA Gardena 0247-0249
CA Gasquet 5543
CA Gazelle 6034
CA Georgetown 5634
CA Gerber 6035
CA Geyserville 5441
CA Gilroy 5020-5021
CA Glen Ellen 5442
CA Glencoe 5232
CA Glendale 1201-1210,1221-1222,1225-1226
CA Glendora 1740-1741
CA Glenhaven 5443
CA Glenn 5943
CA Glennville 3226
CA Gold Run 5717
CA Goleta 3116-3118,3199
CA Gonzales 3926
CA Goodyears Bar 5944
CA Goshen 3227
CA Granada Hills 1344,1394
CA Grand Terrace 2313
CA Granite Bay 5746
CA Grass Valley 5945,5949
CA Graton 5444
CA Green Valley Lake 2341
CA Greenbrae 4904
CA Greenfield 3927
CA Greenview 6037
CA Greenville 5947
CA Greenwood 5635
CA Grenada 6038
CA Gridley 5948
CA Grimes 5950
CA Grizzly Flats 5636
CA Groveland 5321
CA Grover Beach 3433,3483
CA Guadalupe 3434
CA Gualala 5445
CA Guasti 1743
CA Guatay 1931
CA Guerneville 5446
CA Guinda 5637
CA Gustine 5322
CA Hacienda Heights 1745
CA Half Moon Bay 4019
CA Hamilton City 5951
CA Hanford 3230,3232
CA Happy Camp 6039
CA Harbor City 0710
CA Harmony 3435
CA Hat Creek 6040
CA Hathaway Pines 5233
CA Hawaiian Gardens 0716
CA Hawthorne 0250-0251
CA Hayfork 6041
CA Hayward 4540-4545,4557
CA Healdsburg 5448
CA Heber 2249
CA Helendale 2342
CA Helm 3627
CA Hemet 2543-2546
CA Herald 5638
CA Hercules 4547
CA Herlong 6113
CA Hermosa Beach 0254
CA Hesperia 2340,2344-2345
CA Hickman 5323
CA Hidden Valley Lake 5467
CA Highland 2346
CA Hilmar 5324
CA Hinkley 2347
CA Hollister 5023-5024
CA Holt 5234
CA Holtville 2250
CA Holy City 5026
CA Homeland 2548
CA Homewood 6141
CA Honeydew 5545
CA Hood 5639
CA Hoopa 5546
CA Hopland 5449
CA Hornbrook 6044
CA Hornitos 5325
CA Hughson 5326
CA Hume 3628
CA Huntington Beach 2605,2615,2646-2649
CA Huntington Park 0255
CA Huron 3234
CA Hyampom 6046
CA Hydesville 5547
CA Idyllwild 2549
CA Igo 6047
CA Imperial 2251
CA Imperial Beach 1932-1933
CA Independence 3526
CA Indian Wells 2210
CA Indio 2201-2203
CA Inglewood 0301-0312
CA Inverness 4937
CA Inyokern 3527
CA Ione 5640
CA Irvine 2602-2604,2606,2612,2614,2616-2620,2623,2697
CA Isleton 5641
CA Ivanhoe 3235
CA Jackson 5642
CA Jacumba 1934
CA Jamestown 5327
CA Jamul 1935
CA Janesville 6114
CA Jenner 5450
CA Johannesburg 3528
CA Jolon 3928
CA Joshua Tree 2252
CA Julian 2036
CA Junction City 6048
CA June Lake 3529
CA Kaweah 3237
CA Keeler 3530
CA Keene 3531
CA Kelseyville 5451
CA Kentfield 4914
CA Kenwood 5452
CA Kerman 3630
CA Kernville 3238
CA Kettleman City 3239
CA Keyes 5328
CA King City 3930
CA Kings Beach 6143
CA Kings Canyon National Pk 3633
CA Kingsburg 3631
CA Kirkwood 5646
CA Kit Carson 5644
CA Klamath 5548
CA Klamath River 6050
CA Kneeland 5549
CA Knights Landing 5645
CA Knightsen 4548
CA Korbel 5550
CA Kyburz 5720
CA La Canada Flintridge 1011-1012
CA La Crescenta 1214,1224
CA La Grange 5329
CA La Habra 0631-0633
CA La Honda 4020
CA La Jolla 2037-2039,2092-2093
CA La Mesa 1941-1944
CA La Mirada 0637-0639
CA La Palma 0623
CA La Puente 1744,1746-1747,1749
CA La Quinta 2247-2248,2253
CA La Verne 1750
CA Ladera Ranch 2694
CA Lafayette 4549
CA Laguna Beach 2651-2652
CA Laguna Hills 2653-2654
CA Laguna Niguel 2607,2677
CA Laguna Woods 2637
CA Lagunitas 4938
CA Lake Arrowhead 2352
CA Lake City 6115
CA Lake Elsinore 2530-2532
CA Lake Forest 2630
CA Lake Hughes 3532
CA Lake Isabella 3240
CA Lakehead 6051
CA Lakeport 5453
CA Lakeshore 3634
CA Lakeside 2040
CA Lakewood 0711-0715
CA Lamont 3241
CA Lancaster 3534-3536,3539,3584,3586
CA Landers 2285
CA Larkspur 4939,4977
CA Lathrop 5330
CA Laton 3242
CA Lawndale 0260-0261
CA Laytonville 5454
CA Le Grand 5333
CA Lebec 3243
CA Lee Vining 3541
CA Leggett 5585
CA Lemon Cove 3244
CA Lemon Grove 1945-1946
CA Lemoore 3245-3246
CA Lewiston 6052
CA Likely 6116
CA Lincoln 5648
CA Linden 5236
CA Lindsay 3247
CA Litchfield 6117
CA Little Lake 3542
CA Little River 5456
CA Littlerock 3543
CA Live Oak 5953
CA Livermore 4550-4551
CA Livingston 5334
CA Llano 3544
CA Lockeford 5237
CA Lockwood 3932
CA Lodi 5240-5242
CA Loleta 5551
CA Loma Linda 2350,2354,2357
CA Loma Mar 4021
CA Lomita 0717
CA Lompoc 3436-3438
CA Lone Pine 3545
CA Long Barn 5335
CA Long Beach 0801-0810,0813-0815,0822,0831-0835,0840,0842,0844,0846-0848,0853,0899
CA Lookout 6054
CA Loomis 5650
CA Los Alamitos 0720-0721
CA Los Alamos 3440
CA Los Altos 4022-4024
CA Los Angeles 0001-0068,0070-0084,0086-0089,0091,0093,0095-0096,0099,0134,0189
CA Los Banos 3635
CA Los Gatos 5030-5033
CA Los Molinos 6055
CA Los Olivos 3441
CA Los Osos 3402,3412
CA Lost Hills 3249
CA Lotus 5651
CA Lower Lake 5457
CA Loyalton 6118
CA Lucerne 5458
CA Lucerne Valley 2356
CA Ludlow 2338
CA Lynwood 0262
CA Lytle Creek 2358
CA Macdoel 6058
CA Mad River 5552
CA Madeline 6119
CA Madera 3636-3639
CA Madison 5653
CA Magalia 5954
CA Malibu 0263-0265
CA Mammoth Lakes 3546
CA Manchester 5459
CA Manhattan Beach 0266-0267
CA Manteca 5336-5337
CA Manton 6059
CA March Air Reserve Base 2518
CA Maricopa 3252
CA Marina 3933
CA Marina Del Rey 0292,0295
CA Mariposa 5338
CA Markleeville 6120
CA Marshall 4940
CA Martell 5654
CA Martinez 4553
CA Marysville 5901
CA Mather 5655
CA Maxwell 5955
CA Maywood 0270
CA Mc Farland 3250
CA Mc Kittrick 3251
CA McArthur 6056
CA McClellan 5652
CA McCloud 6057
CA McKinleyville 5519
CA Meadow Valley 5956
CA Meadow Vista 5722
CA Mecca 2254
CA Mendocino 5460
CA Mendota 3640
CA Menifee 2584
CA Menlo Park 4025-4026
CA Mentone 2359
CA Merced 5340-5341,5343-5344,5348
CA Meridian 5957
CA Mi Wuk Village 5346
CA Middletown 5461
CA Midpines 5345
CA Midway City 2655
CA Milford 6121
CA Mill Creek 6061
CA Mill Valley 4941-4942
CA Millbrae 4030
CA Millville 6062
CA Milpitas 5035-5036
CA Mineral 6063
CA Mira Loma 1752
CA Miramonte 3641
CA Miranda 5553
CA Mission Hills 1345-1346,1395
CA Mission Viejo 2690-2692
CA Moccasin 5347
CA Modesto 5350-5358,5397
CA Mojave 3501-3502
CA Mokelumne Hill 5245
CA Mono Hot Springs 3642
CA Monrovia 1016-1017
CA Montague 6064
CA Montara 4037
CA Montclair 1763
CA Monte Rio 5462
CA Montebello 0640
CA Monterey 3940,3942-3944
CA Monterey Park 1754-1756
CA Montgomery Creek 6065
CA Montrose 1020-1021
CA Moorpark 3020-3021
CA Moraga 4556,4570,4575
CA Moreno Valley 2551-2557
CA Morgan Hill 5037-5038
CA Morongo Valley 2256
CA Morro Bay 3442-3443
CA Moss Beach 4038
CA Moss Landing 5039
CA Mount Aukum 5656
CA Mount Baldy 1759
CA Mount Hamilton 5140
CA Mount Hermon 5041
CA Mount Laguna 1948
CA Mount Shasta 6067
CA Mount Wilson 1023
CA Mountain Center 2561
CA Mountain Pass 2366
CA Mountain Ranch 5246
CA Mountain View 4035,4039-4043
CA Murphys 5247
CA Murrieta 2562-2564
CA Myers Flat 5554
CA Napa 4558-4559,4581
CA National City 1950-1951
CA Navarro 5463
CA Needles 2363
CA Nelson 5958
CA Nevada City 5959
CA New Almaden 5042
CA New Cuyama 3254
CA Newark 4560
CA Newberry Springs 2365
CA Newbury Park 1319-1320
CA Newcastle 5658
CA Newhall 1321-1322
CA Newman 5360
CA Newport Beach 2658-2663
CA Newport Coast 2657
CA Nicasio 4946
CA Nice 5464
CA Nicolaus 5659
CA Niland 2257
CA Nipomo 3444
CA Nipton 2364
CA Norco 2860
CA Norden 5724
CA North Fork 3643
CA North Highlands 5660
CA North Hills 1343,1393
CA North Hollywood 1601-1603,1605-1606,1609,1611-1612,1615-1616,1618
CA North Palm Springs 2258
CA North San Juan 5960
CA Northridge 1324-1325,1327-1330
CA Norwalk 0650-0652
CA Novato 4945,4947-4949,4998
CA Nubieber 6068
CA Nuevo 2567
CA Oak Park 1377
CA Oak Run 6069
CA Oak View 3022
CA Oakdale 5361
CA Oakhurst 3644
CA Oakland 4601-4607,4609-4615,4617-4619,4621-4624,4649,4659-4661,4666
CA Oakley 4561
CA Oakville 4562
CA Obrien 6070
CA Occidental 5465
CA Oceano 3445,3475
CA Oceanside 2049,2051-2052,2054,2056-2058
CA Ocotillo 2259
CA Ojai 3023-3024
CA Olancha 3549
CA Old Station 6071
CA Olema 4950
CA Olivehurst 5961
CA Olympic Valley 6146
CA Ontario 1758,1761-1762,1764
CA Onyx 3255
CA Orange 2856-2857,2859,2862-2869
CA Orange Cove 3646
CA Orangevale 5662
CA Oregon House 5962
CA Orick 5555
CA Orinda 4563
CA Orland 5963
CA Orleans 5556
CA Oro Grande 2368
CA Orosi 3647
CA Oroville 5965-5966
CA Oxnard 3030-3036
CA O’Neals 3645
CA Pacific Grove 3950
CA Pacific Palisades 0272
CA Pacifica 4044
CA Pacoima 1331,1333-1334
CA Paicines 5043
CA Pala 2059
CA Palermo 5968
CA Palm Desert 2211,2255,2260-2261
CA Palm Springs 2262-2264
CA Palmdale 3550-3552,3590-3591,3599
CA Palo Alto 4301-4304,4306,4309
CA Palo Cedro 6073
CA Palo Verde 2266
CA Palomar Mountain 2060
CA Palos Verdes Peninsula 0274
CA Panorama City 1402,1412
CA Paradise 5967,5969
CA Paramount 0723
CA Parker Dam 2267
CA Parlier 3648
CA Pasadena 1101-1107,1109-1110,1114-1117,1121,1123-1126,1129,1182,1184-1185,1188-1189,1199
CA Paskenta 6074
CA Paso Robles 3446-3447
CA Patterson 5363
CA Patton 2369
CA Pauma Valley 2061
CA Paynes Creek 6075
CA Pearblossom 3553
CA Pebble Beach 3953
CA Penn Valley 5946
CA Penngrove 4951
CA Penryn 5663
CA Perris 2570-2572,2599
CA Pescadero 4060
CA Petaluma 4952-4955,4975,4999
CA Petrolia 5558
CA Phelan 2329,2371
CA Phillipsville 5559
CA Philo 5466
CA Pico Rivera 0660-0662
CA Piedmont 4620
CA Piedra 3649
CA Piercy 5587
CA Pilot Hill 5664
CA Pine Grove 5665
CA Pine Mountain Club 3222
CA Pine Valley 1962
CA Pinecrest 5364
CA Pinole 4564
CA Pinon Hills 2372
CA Pioneer 5666
CA Pioneertown 2268
CA Piru 3040
CA Pismo Beach 3448-3449
CA Pittsburg 4565
CA Pixley 3256
CA Placentia 2870-2871
CA Placerville 5667
CA Planada 5365
CA Platina 6076
CA Playa Del Rey 0293,0296
CA Playa Vista 0094
CA Pleasant Grove 5668
CA Pleasant Hill 4523
CA Pleasanton 4566,4588
CA Plymouth 5669
CA Point Arena 5468
CA Point Mugu Nawc 3042
CA Point Reyes Station 4956
CA Pollock Pines 5726
CA Pomona 1766-1769
CA Pope Valley 4567
CA Port Costa 4569
CA Port Hueneme 3041,3044
CA Port Hueneme Cbc Base 3043
CA Porter Ranch 1326
CA Porterville 3257-3258
CA Portola 6122
CA Portola Valley 4028
CA Posey 3260
CA Potrero 1963
CA Potter Valley 5469
CA Poway 2064,2074
CA Prather 3651
CA Princeton 5970
CA Proberta 6078
CA Quail Valley 2587
CA Quincy 5971
CA Rackerby 5972
CA Rail Road Flat 5248
CA Raisin City 3652
CA Ramona 2065
CA Ranchita 2066
CA Rancho Cordova 5670,5741-5742
CA Rancho Cucamonga 1701,1729-1730,1737,1739
CA Rancho Mirage 2270
CA Rancho Palos Verdes 0275
CA Rancho Santa Fe 2067,2091
CA Rancho Santa Margarita 2688
CA Randsburg 3554
CA Ravendale 6123
CA Raymond 3653
CA Red Bluff 6080
CA Red Mountain 3558
CA Redcrest 5569
CA Redding 6001-6003,6049,6099
CA Redlands 2373-2375
CA Redondo Beach 0277-0278
CA Redway 5560
CA Redwood City 4061-4065
CA Redwood Estates 5044
CA Redwood Valley 5470
CA Reedley 3654
CA Represa 5671
CA Rescue 5672
CA Reseda 1335,1337
CA Rialto 2376-2377
CA Richgrove 3261
CA Richmond 4801-4802,4804-4805,4807-4808,4850
CA Richvale 5974
CA Ridgecrest 3555-3556
CA Rimforest 2378
CA Rio Dell 5562
CA Rio Linda 5673
CA Rio Nido 5471
CA Rio Oso 5674
CA Rio Vista 4571
CA Ripon 5366
CA River Pines 5675
CA Riverbank 5367
CA Riverdale 3656
CA Riverside 2501-2509,2513-2517,2519,2521-2522
CA Robbins 5676
CA Rocklin 5677,5765
CA Rodeo 4572
CA Rohnert Park 4926-4928
CA Rosamond 3560
CA Rosemead 1770-1772
CA Roseville 5661,5678,5747
CA Ross 4957
CA Rough And Ready 5975
CA Round Mountain 6084
CA Rowland Heights 1748
CA Rumsey 5679
CA Running Springs 2382
CA Rutherford 4573
CA Ryde 5680
CA Sacramento 4203-4209,4211,4229-4230,4232,4234-4237,4239-4240,4244-4245,4247-4250,4252,4254,4256-4259,4261-4263,4267-4269,4271
CA Sacramento 4273-4274,4277-4280,4282-4291,4293-4299,5811-5838,5840-5842,5851-5853,5860,5864-5867,5894,5899
CA Saint Helena 4574
CA Salida 5368
CA Salinas 3901-3902,3905-3908,3912,3915
CA Salton City 2275
CA Salyer 5563
CA Samoa 5564
CA San Andreas 5249
CA San Anselmo 4960,4979
CA San Ardo 3450
CA San Bernardino 2401-2408,2410-2411,2413,2415,2418,2423,2427
CA San Bruno 4066
CA San Carlos 4070
CA San Clemente 2672-2674
CA San Diego 2101-2117,2119-2124,2126-2132,2134-2140,2142,2145,2147,2149-2150,2152-2155,2158-2161,2163,2165-2172,2174-2177,2179
CA San Diego 2182,2186-2187,2190-2193,2195-2199
CA San Dimas 1773
CA San Fernando 1340-1341
CA San Francisco 4102-4105,4107-4112,4114-4134,4137,4139-4147,4151,4158-4161,4163-4164,4172,4177,4188
CA San Gabriel 1775-1776,1778
CA San Geronimo 4963
CA San Gregorio 4074
CA San Jacinto 2581-2583
CA San Joaquin 3660
CA San Jose 5025,5101,5103,5106,5108-5113,5115-5136,5138-5139,5141,5148,5150-5161,5164,5170,5172-5173,5190-5194
CA San Jose 5196
CA San Juan Bautista 5045
CA San Juan Capistrano 2675,2693
CA San Leandro 4577-4579
CA San Lorenzo 4580
CA San Lucas 3954
CA San Luis Obispo 3401,3403,3405-3410
CA San Luis Rey 2068
CA San Marcos 2069,2078-2079,2096
CA San Marino 1108,1118
CA San Martin 5046
CA San Mateo 4401-4404,4497
CA San Miguel 3451
CA San Pablo 4806
CA San Pedro 0731-0734
CA San Quentin 4964,4974
CA San Rafael 4901,4903,4912-4913,4915
CA San Ramon 4582-4583
CA San Simeon 3452
CA San Ysidro 2143,2173
CA Sanger 3657
CA Santa Ana 2701-2707,2711-2712,2735,2799
CA Santa Barbara 3101-3103,3105-3111,3120-3121,3130,3140,3150,3160,3190
CA Santa Clara 5050-5056
CA Santa Clarita 1350,1380,1382-1383,1390
CA Santa Cruz 5060-5065
CA Santa Fe Springs 0670-0671
CA Santa Margarita 3453
CA Santa Maria 3454-3458
CA Santa Monica 0401-0411
CA Santa Paula 3060-3061
CA Santa Rita Park 3661
CA Santa Rosa 5401-5407,5409
CA Santa Ynez 3460
CA Santa Ysabel 2070
CA Santee 2071-2072
CA Saratoga 5070-5071
CA Sausalito 4965-4966
CA Scotia 5565
CA Scott Bar 6085
CA Scotts Valley 5066-5067
CA Seal Beach 0740
CA Seaside 3955
CA Sebastopol 5472-5473
CA Seeley 2273
CA Seiad Valley 6086
CA Selma 3662
CA Sequoia National Park 3262
CA Shafter 3263
CA Shandon 3461
CA Shasta 6087
CA Shasta Lake 6019,6079,6089
CA Shaver Lake 3664
CA Sheridan 5681
CA Sherman Oaks 1403,1413,1423,1495
CA Shingle Springs 5682
CA Shingletown 6088
CA Shoshone 2384
CA Sierra City 6125
CA Sierra Madre 1024-1025
CA Sierraville 6126
CA Signal Hill 0755
CA Silverado 2676
CA Simi Valley 3062-3063,3065,3094,3099
CA Skyforest 2385
CA Sloughhouse 5683
CA Smartsville 5977
CA Smith River 5567
CA Snelling 5369
CA Soda Springs 5728
CA Solana Beach 2075
CA Soledad 3960
CA Solvang 3463-3464
CA Somerset 5684
CA Somes Bar 5568
CA Somis 3066
CA Sonoma 5476
CA Sonora 5370
CA Soquel 5073
CA Soulsbyville 5372
CA South Dos Palos 3665
CA South El Monte 1733
CA South Gate 0280
CA South Lake Tahoe 6150-6152,6154-6158
CA South Pasadena 1030-1031
CA South San Francisco 4080,4083
CA Spreckels 3962
CA Spring Valley 1976-1979
CA Springville 3265
CA Standard 5373
CA Standish 6128
CA Stanford 4305
CA Stanton 0680
CA Stevenson Ranch 1381
CA Stevinson 5374
CA Stewarts Point 5480
CA Stinson Beach 4970
CA Stirling City 5978
CA Stockton 5201-5215,5219,5267,5269,5296-5297
CA Stonyford 5979
CA Storrie 5980
CA Stratford 3266
CA Strathmore 3267
CA Strawberry 5375
CA Strawberry Valley 5981
CA Studio City 1604,1614
CA Sugarloaf 2386
CA Suisun City 4585
CA Sultana 3666
CA Summerland 3067
CA Sun City 2585-2586
CA Sun Valley 1352-1353
CA Sunland 1040-1041
CA Sunnyvale 4085-4089
CA Sunol 4586
CA Sunset Beach 0742
CA Surfside 0743
CA Susanville 6127,6130
CA Sutter 5982
CA Sutter Creek 5685
CA Sylmar 1342,1392
CA Taft 3268
CA Tahoe City 6145
CA Tahoe Vista 6148
CA Tahoma 6142
CA Talmage 5481
CA Tarzana 1356-1357
CA Taylorsville 5983
CA Tecate 1980,1987
CA Tecopa 2389
CA Tehachapi 3561,3581
CA Tehama 6090
CA Temecula 2589-2593
CA Temple City 1780
CA Templeton 3465
CA Termo 6132
CA Terra Bella 3270
CA The Sea Ranch 5497
CA Thermal 2274
CA Thornton 5686
CA Thousand Oaks 1358,1360,1362
CA Thousand Palms 2276
CA Three Rivers 3271
CA Tipton 3272
CA Tollhouse 3667
CA Toluca Lake 1610
CA Tomales 4971
CA Topanga 0290
CA Topaz 6133
CA Torrance 0501-0510
CA Trabuco Canyon 2678-2679
CA Tracy 5304,5376-5378,5391
CA Tranquillity 3668
CA Traver 3673
CA Travis Afb 4535
CA Tres Pinos 5075
CA Trinidad 5570
CA Trinity Center 6091
CA Trona 3562,3592
CA Truckee 6160-6162
CA Tujunga 1042-1043
CA Tulare 3274-3275
CA Tulelake 6134
CA Tuolumne 5379
CA Tupman 3276
CA Turlock 5380-5382
CA Tustin 2780-2782
CA Twain 5984
CA Twain Harte 5383
CA Twentynine Palms 2277-2278
CA Twin Bridges 5735
CA Twin Peaks 2391
CA Ukiah 5482
CA Union City 4587
CA Universal City 1608
CA Upland 1784-1786
CA Upper Lake 5485
CA Vacaville 5687-5688,5696
CA Valencia 1354-1355,1385
CA Vallecito 5251
CA Vallejo 4589-4592
CA Valley Center 2082
CA Valley Ford 4972
CA Valley Springs 5252
CA Valley Village 1607,1617
CA Valyermo 3563
CA Van Nuys 1401,1404-1411,1470,1482,1496,1499
CA Venice 0291,0294
CA Ventura 3001-3007,3009
CA Verdugo City 1046
CA Vernalis 5385
CA Victor 5253
CA Victorville 2392-2395
CA Vidal 2280
CA Villa Grande 5486
CA Villa Park 2861
CA Vina 6092
CA Vineburg 5487
CA Vinton 6135
CA Visalia 3277-3279,3290-3292
CA Vista 2081,2083-2085
CA Volcano 5689
CA Wallace 5254
CA Walnut 1788-1789
CA Walnut Creek 4595-4598
CA Walnut Grove 5690
CA Warner Springs 2086
CA Wasco 3280
CA Washington 5986
CA Waterford 5386
CA Watsonville 5076-5077
CA Waukena 3282
CA Weaverville 6093
CA Weed 6094
CA Weimar 5736
CA Weldon 3283
CA Wendel 6136
CA Weott 5571
CA West Covina 1790-1793
CA West Hills 1307-1308
CA West Hollywood 0069
CA West Point 5255
CA West Sacramento 5605,5691,5798-5799
CA Westlake Village 1359,1361
CA Westley 5387
CA Westminster 2683-2685
CA Westmorland 2281
CA Westport 5488
CA Westwood 6137
CA Wheatland 5692
CA Whiskeytown 6095
CA Whitethorn 5589
CA Whitewater 2282
CA Whitmore 6096
CA Whittier 0601-0610
CA Wildomar 2595
CA Williams 5987
CA Willits 5490
CA Willow Creek 5573
CA Willows 5988
CA Wilmington 0744,0748
CA Wilseyville 5257
CA Wilton 5693
CA Winchester 2596
CA Windsor 5492
CA Winnetka 1306,1396
CA Winterhaven 2283
CA Winters 5694
CA Winton 5388
CA Wishon 3669
CA Witter Springs 5493
CA Wofford Heights 3285
CA Woodacre 4973
CA Woodbridge 5258
CA Woodlake 3286
CA Woodland 5695,5776
CA Woodland Hills 1364-1365,1367,1371
CA Woody 3287
CA Wrightwood 2397
CA Yermo 2398
CA Yettem 3670
CA Yokuts 3675
CA Yolo 5697
CA Yorba Linda 2885-2887
CA Yorkville 5494
CA Yosemite National Park 5389
CA Yountville 4599
CA Yreka 6097
CA Yuba City 5991-5993
CA Yucaipa 2399
CA Yucca Valley 2284,2286
CA Zamora 5698
CA Zenia 5595
HI Aiea 6701
HI Anahola 6703
HI Camp H M Smith 6861
HI Captain Cook 6704
HI Eleele 6705
HI Ewa Beach 6706
HI Fort Shafter 6858
HI Haiku 6708
HI Hakalau 6710
HI Haleiwa 6712
HI Hana 6713
HI Hanalei 6714
HI Hanamaulu 6715
HI Hanapepe 6716
HI Hauula 6717
HI Hawaii National Park 6718
HI Hawi 6719
HI Hilo 6720-6721
HI Holualoa 6725
HI Honaunau 6726
HI Honokaa 6727
HI Honolulu 6801-6826,6828,6830,6836-6841,6843-6844,6846-6850
HI Honomu 6728
HI Hoolehua 6729
HI Jbphh 6853
HI Kaaawa 6730
HI Kahuku 6731
HI Kahului 6732-6733
HI Kailua 6734
HI Kailua Kona 6740,6745
HI Kalaheo 6741
HI Kalaupapa 6742
HI Kamuela 6743
HI Kaneohe 6744
HI Kapaa 6746
HI Kapaau 6755
HI Kapolei 6707,6709
HI Kaumakani 6747
HI Kaunakakai 6748
HI Keaau 6749
HI Kealakekua 6750
HI Kealia 6751
HI Keauhou 6739
HI Kekaha 6752
HI Kihei 6753
HI Kilauea 6754
HI Koloa 6756
HI Kualapuu 6757
HI Kula 6790
HI Kunia 6759
HI Kurtistown 6760
HI Lahaina 6761,6767
HI Laie 6762
HI Lanai City 6763
HI Laupahoehoe 6764
HI Lawai 6765
HI Lihue 6766
HI Makawao 6768
HI Makaweli 6769
HI Maunaloa 6770
HI Mililani 6789
HI Mountain View 6771
HI Naalehu 6772
HI Ninole 6773
HI Ocean View 6737
HI Ookala 6774
HI Paauilo 6776
HI Pahala 6777
HI Pahoa 6778
HI Paia 6779
HI Papaaloa 6780
HI Papaikou 6781
HI Pearl City 6782
HI Pepeekeo 6783
HI Princeville 6722
HI Pukalani 6788
HI Puunene 6784
HI Schofield Barracks 6857
HI Tripler Army Medical Center 6859
HI Volcano 6785
HI Wahiawa 6786
HI Waialua 6791
HI Waianae 6792
HI Waikoloa 6738
HI Wailuku 6793
HI Waimanalo 6795
HI Waimea 6796
HI Waipahu 6797
HI Wake Island 6898
HI Wheeler Army Airfield 6854
MH Ebeye 6970
MH Marshall Islands 6960
OR Adams 7810
OR Adel 7620
OR Adrian 7901
OR Agness 7406
OR Albany 7321-7322
OR Allegany 7407
OR Alsea 7324
OR Alvadore 7409
OR Amity 7101
OR Antelope 7001
OR Arch Cape 7102
OR Arlington 7812
OR Arock 7902
OR Ashland 7520
OR Ashwood 7711
OR Astoria 7103
OR Athena 7813
OR Aumsville 7325
OR Aurora 7002
OR Azalea 7410
OR Baker City 7814
OR Bandon 7411
OR Banks 7106
OR Bates 7817
OR Bay City 7107
OR Beatty 7621
OR Beaver 7108
OR Beavercreek 7004
OR Beaverton 7003,7005-7008,7075-7079
OR Bend 7701-7703,7707-7709
OR Blachly 7412
OR Blodgett 7326
OR Blue River 7413
OR Bly 7622
OR Boardman 7818
OR Bonanza 7623
OR Boring 7009
OR Bridal Veil 7010
OR Bridgeport 7819
OR Brightwood 7011
OR Broadbent 7414
OR Brogan 7903
OR Brookings 7415
OR Brothers 7712
OR Brownsville 7327
OR Burns 7720
OR Butte Falls 7522
OR Buxton 7109
OR Camas Valley 7416
OR Camp Sherman 7730
OR Canby 7013
OR Cannon Beach 7110
OR Canyon City 7820
OR Canyonville 7417
OR Carlton 7111
OR Cascade Locks 7014
OR Cascadia 7329
OR Cave Junction 7523
OR Central Point 7502
OR Chemult 7731
OR Cheshire 7419
OR Chiloquin 7624
OR Christmas Valley 7641
OR Clackamas 7015
OR Clatskanie 7016
OR Cloverdale 7112
OR Colton 7017
OR Columbia City 7018
OR Condon 7823
OR Coos Bay 7420
OR Coquille 7423
OR Corbett 7019
OR Cornelius 7113
OR Corvallis 7330-7331,7333,7339
OR Cottage Grove 7424
OR Cove 7824
OR Crabtree 7335
OR Crane 7732
OR Crater Lake 7604
OR Crawfordsville 7336
OR Crescent 7733
OR Creswell 7426
OR Culver 7734
OR Dairy 7625
OR Dallas 7338
OR Damascus 7089
OR Days Creek 7429
OR Dayton 7114
OR Dayville 7825
OR Deadwood 7430
OR Deer Island 7054
OR Depoe Bay 7341
OR Detroit 7342
OR Dexter 7431
OR Diamond 7722
OR Dillard 7432
OR Donald 7020
OR Dorena 7434
OR Drain 7435
OR Drewsey 7904
OR Dufur 7021
OR Dundee 7115
OR Durkee 7905
OR Eagle Creek 7022
OR Eagle Point 7524
OR Echo 7826
OR Eddyville 7343
OR Elgin 7827
OR Elkton 7436
OR Elmira 7437
OR Enterprise 7828
OR Estacada 7023
OR Eugene 7401-7405,7408,7440
OR Fairview 7024
OR Fall Creek 7438
OR Falls City 7344
OR Fields 7710
OR Florence 7439
OR Forest Grove 7116
OR Fort Klamath 7626
OR Fort Rock 7735
OR Fossil 7830
OR Foster 7345
OR Frenchglen 7736
OR Gales Creek 7117
OR Gardiner 7441
OR Garibaldi 7118
OR Gaston 7119
OR Gates 7346
OR Gervais 7026
OR Gilchrist 7737
OR Gladstone 7027
OR Glendale 7442
OR Gleneden Beach 7388
OR Glide 7443
OR Gold Beach 7444
OR Gold Hill 7525
OR Government Camp 7028
OR Grand Ronde 7347
OR Grants Pass 7526-7528
OR Grass Valley 7029
OR Gresham 7030,7080
OR Haines 7833
OR Halfway 7834
OR Halsey 7348
OR Hammond 7121
OR Happy Valley 7086
OR Harper 7906
OR Harrisburg 7446
OR Hebo 7122
OR Helix 7835
OR Heppner 7836
OR Hereford 7837
OR Hermiston 7838
OR Hillsboro 7123-7124,7129
OR Hines 7738
OR Hood River 7031
OR Hubbard 7032
OR Huntington 7907
OR Idanha 7350
OR Idleyld Park 7447
OR Imbler 7841
OR Imnaha 7842
OR Independence 7351
OR Ione 7843
OR Ironside 7908
OR Irrigon 7844
OR Jacksonville 7530
OR Jamieson 7909
OR Jefferson 7352
OR John Day 7845
OR Jordan Valley 7910
OR Joseph 7846
OR Junction City 7448
OR Juntura 7911
OR Keizer 7307
OR Keno 7627
OR Kent 7033
OR Kerby 7531
OR Kimberly 7848
OR Klamath Falls 7601-7603
OR La Grande 7850
OR La Pine 7739
OR Lafayette 7127
OR Lake Oswego 7034-7035
OR Lakeside 7449
OR Lakeview 7630
OR Langlois 7450
OR Lebanon 7355
OR Lexington 7839
OR Lincoln City 7367
OR Logsden 7357
OR Long Creek 7856
OR Lorane 7451
OR Lostine 7857
OR Lowell 7452
OR Lyons 7358
OR Madras 7741
OR Malin 7632
OR Manning 7125
OR Manzanita 7130
OR Mapleton 7453
OR Marcola 7454
OR Marylhurst 7036
OR Maupin 7037
OR McMinnville 7128
OR Meacham 7859
OR Medford 7501,7504
OR Mehama 7384
OR Merlin 7532
OR Merrill 7633
OR Midland 7634
OR Mikkalo 7861
OR Mill City 7360
OR Milton Freewater 7862
OR Mitchell 7750
OR Molalla 7038
OR Monmouth 7361
OR Monroe 7456
OR Monument 7864
OR Moro 7039
OR Mosier 7040
OR Mount Angel 7362
OR Mount Hood Parkdale 7041
OR Mount Vernon 7865
OR Mulino 7042
OR Murphy 7533
OR Myrtle Creek 7457
OR Myrtle Point 7458
OR Nehalem 7131
OR Neotsu 7364
OR Neskowin 7149
OR Netarts 7143
OR New Pine Creek 7635
OR Newberg 7132
OR Newport 7365
OR North Bend 7459
OR North Plains 7133
OR North Powder 7867
OR Noti 7461
OR Nyssa 7913
OR Oakland 7462
OR Oakridge 7463
OR Oceanside 7134
OR Odell 7044
OR Ontario 7914
OR Ophir 7464
OR Oregon City 7045
OR Otis 7368
OR Otter Rock 7369
OR Oxbow 7840
OR O’Brien 7534
OR Pacific City 7135
OR Paisley 7636
OR Paulina 7751
OR Pendleton 7801
OR Philomath 7370
OR Phoenix 7535
OR Pilot Rock 7868
OR Pleasant Hill 7455
OR Plush 7637
OR Port Orford 7465
OR Portland 7201-7225,7227-7233,7236,7238-7240,7242,7250-7254,7256,7258,7266-7269,7280-7283,7286,7290-7294,7296,7298
OR Post 7752
OR Powell Butte 7753
OR Powers 7466
OR Prairie City 7869
OR Princeton 7721
OR Prineville 7754
OR Prospect 7536
OR Rainier 7048
OR Redmond 7756
OR Reedsport 7467
OR Rhododendron 7049
OR Richland 7870
OR Rickreall 7371
OR Riddle 7469
OR Riley 7758
OR Riverside 7917
OR Rockaway Beach 7136
OR Rogue River 7537
OR Roseburg 7470-7471
OR Rufus 7050
OR Saint Benedict 7373
OR Saint Helens 7051
OR Saint Paul 7137
OR Salem 7301-7306,7308-7314,7317
OR Sandy 7055
OR Scappoose 7056
OR Scio 7374
OR Scotts Mills 7375
OR Scottsburg 7473
OR Seal Rock 7376
OR Seaside 7138
OR Selma 7538
OR Seneca 7873
OR Shady Cove 7539
OR Shaniko 7057
OR Shedd 7377
OR Sheridan 7378
OR Sherwood 7140
OR Siletz 7380
OR Silver Lake 7638
OR Silverton 7381
OR Sisters 7759
OR Sixes 7476
OR South Beach 7366
OR Sprague River 7639
OR Spray 7874
OR Springfield 7475,7477-7478
OR Stanfield 7875
OR Stayton 7383
OR Sublimity 7385
OR Summer Lake 7640
OR Summerville 7876
OR Sumpter 7877
OR Sutherlin 7479
OR Sweet Home 7386
OR Swisshome 7480
OR Talent 7540
OR Tangent 7389
OR Tenmile 7481
OR Terrebonne 7760
OR The Dalles 7058
OR Tidewater 7390
OR Tillamook 7141
OR Tiller 7484
OR Timber 7144
OR Toledo 7391
OR Tolovana Park 7145
OR Trail 7541
OR Troutdale 7060
OR Tualatin 7062
OR Turner 7392
OR Tygh Valley 7063
OR Ukiah 7880
OR Umatilla 7882
OR Umpqua 7486
OR Union 7883
OR Unity 7884
OR Vale 7918
OR Veneta 7487
OR Vernonia 7064
OR Vida 7488
OR Waldport 7394
OR Wallowa 7885
OR Walterville 7489
OR Walton 7490
OR Warm Springs 7761
OR Warren 7053
OR Warrenton 7146
OR Wasco 7065
OR Wedderburn 7491
OR Welches 7067
OR West Linn 7068
OR Westfall 7920
OR Westfir 7492
OR Westlake 7493
OR Weston 7886
OR Wheeler 7147
OR White City 7503
OR Wilbur 7494
OR Wilderville 7543
OR Willamina 7396
OR Williams 7544
OR Wilsonville 7070
OR Winchester 7495
OR Winston 7496
OR Wolf Creek 7497
OR Woodburn 7071
OR Yachats 7498
OR Yamhill 7148
OR Yoncalla 7499
WA Aberdeen 8520
WA Acme 8220
WA Addy 9101
WA Adna 8522
WA Airway Heights 9001
WA Albion 9102
WA Allyn 8524
WA Almira 9103
WA Amanda Park 8526
WA Amboy 8601
WA Anacortes 8221
WA Anatone 9401
WA Anderson Island 8303
WA Appleton 8602
WA Ardenvoir 8811
WA Ariel 8603
WA Arlington 8223
WA Ashford 8304
WA Asotin 9402
WA Auburn 8001-8002,8071,8092
WA Bainbridge Island 8110
WA Baring 8224
WA Battle Ground 8604
WA Bay Center 8527
WA Beaver 8305
WA Belfair 8528
WA Bellevue 8004-8009,8015
WA Bellingham 8225-8229
WA Belmont 9104
WA Benge 9105
WA Benton City 9320
WA Beverly 9321
WA Bickleton 9322
WA Bingen 8605
WA Black Diamond 8010
WA Blaine 8230-8231
WA Blakely Island 8222
WA Bonney Lake 8391
WA Bothell 8011-8012,8021,8041
WA Bow 8232
WA Boyds 9107
WA Bremerton 8310-8312,8314,8337
WA Brewster 8812
WA Bridgeport 8813
WA Brinnon 8320
WA Brownstown 8920
WA Brush Prairie 8606
WA Buckley 8321
WA Bucoda 8530
WA Buena 8921
WA Burbank 9323
WA Burley 8322
WA Burlington 8233
WA Burton 8013
WA Camano Island 8282
WA Camas 8607
WA Camp Murray 8430
WA Carbonado 8323
WA Carlsborg 8324
WA Carlton 8814
WA Carnation 8014
WA Carrolls 8609
WA Carson 8610
WA Cashmere 8815
WA Castle Rock 8611
WA Cathlamet 8612
WA Centerville 8613
WA Centralia 8531
WA Chattaroy 9003
WA Chehalis 8532
WA Chelan 8816
WA Chelan Falls 8817
WA Cheney 9004
WA Chewelah 9109
WA Chimacum 8325
WA Chinook 8614
WA Cinebar 8533
WA Clallam Bay 8326
WA Clarkston 9403
WA Clayton 9110
WA Cle Elum 8922
WA Clearlake 8235
WA Clinton 8236
WA Colbert 9005
WA Colfax 9111
WA College Place 9324
WA Colton 9113
WA Colville 9114
WA Conconully 8819
WA Concrete 8237
WA Connell 9326
WA Conway 8238
WA Copalis Beach 8535
WA Copalis Crossing 8536
WA Cosmopolis 8537
WA Cougar 8616
WA Coulee City 9115
WA Coulee Dam 9116
WA Coupeville 8239
WA Cowiche 8923
WA Creston 9117
WA Curlew 9118
WA Curtis 8538
WA Cusick 9119
WA Custer 8240
WA Dallesport 8617
WA Danville 9121
WA Darrington 8241
WA Davenport 9122
WA Dayton 9328
WA Deer Harbor 8243
WA Deer Park 9006
WA Deming 8244
WA Dixie 9329
WA Doty 8539
WA Dryden 8821
WA Dupont 8327
WA Duvall 8019
WA East Olympia 8540
WA East Wenatchee 8802
WA Easton 8925
WA Eastsound 8245
WA Eatonville 8328
WA Edmonds 8020,8026
WA Edwall 9008
WA Elbe 8330
WA Electric City 9123
WA Elk 9009
WA Ellensburg 8926
WA Elma 8541
WA Elmer City 9124
WA Eltopia 9330
WA Endicott 9125
WA Entiat 8822
WA Enumclaw 8022
WA Ephrata 8823
WA Ethel 8542
WA Evans 9126
WA Everett 8201,8203-8204,8206-8208,8213
WA Everson 8247
WA Fairchild Air Force Base 9011
WA Fairfield 9012
WA Fall City 8024
WA Farmington 9128
WA Federal Way 8003,8023,8063,8093
WA Ferndale 8248
WA Ford 9013
WA Forks 8331
WA Four Lakes 9014
WA Fox Island 8333
WA Freeland 8249
WA Friday Harbor 8250
WA Fruitland 9129
WA Galvin 8544
WA Garfield 9130
WA George 8824
WA Gifford 9131
WA Gig Harbor 8329,8332,8335
WA Glenoma 8336
WA Glenwood 8619
WA Gold Bar 8251
WA Goldendale 8620
WA Graham 8338
WA Grand Coulee 9133
WA Grandview 8930
WA Granger 8932
WA Granite Falls 8252
WA Grapeview 8546
WA Grayland 8547
WA Grays River 8621
WA Greenacres 9016
WA Greenbank 8253
WA Hamilton 8255
WA Hansville 8340
WA Harrah 8933
WA Harrington 9134
WA Hartline 9135
WA Hay 9136
WA Heisson 8622
WA Hobart 8025
WA Hoodsport 8548
WA Hooper 9333
WA Hoquiam 8550
WA Humptulips 8552
WA Hunters 9137
WA Husum 8623
WA Ilwaco 8624
WA Inchelium 9138
WA Index 8256
WA Indianola 8342
WA Ione 9139
WA Issaquah 8027,8029
WA Joyce 8343
WA Kahlotus 9335
WA Kalama 8625
WA Kapowsin 8344
WA Keller 9140
WA Kelso 8626
WA Kenmore 8028
WA Kennewick 9336-9338
WA Kent 8030-8032,8035,8042,8064,8089
WA Kettle Falls 9141
WA Keyport 8345
WA Kingston 8346
WA Kirkland 8033-8034,8083
WA Kittitas 8934
WA Klickitat 8628
WA La Center 8629
WA La Conner 8257
WA La Grande 8348
WA La Push 8350
WA Lacey 8503,8509
WA Lacrosse 9143
WA Lake Stevens 8258
WA Lakebay 8349
WA Lakewood 8439,8496-8499
WA Lamona 9144
WA Lamont 9017
WA Langley 8260
WA Latah 9018
WA Laurier 9146
WA Leavenworth 8826
WA Lebam 8554
WA Liberty Lake 9019
WA Lilliwaup 8555
WA Lincoln 9147
WA Lind 9341
WA Littlerock 8556
WA Long Beach 8631
WA Longbranch 8351
WA Longmire 8397
WA Longview 8632
WA Loomis 8827
WA Loon Lake 9148
WA Lopez Island 8261
WA Lummi Island 8262
WA Lyle 8635
WA Lyman 8263
WA Lynden 8264
WA Lynnwood 8036-8037,8046,8087
WA Mabton 8935
WA Malaga 8828
WA Malden 9149
WA Malo 9150
WA Malone 8559
WA Malott 8829
WA Manchester 8353
WA Mansfield 8830
WA Manson 8831
WA Maple Falls 8266
WA Maple Valley 8038
WA Marblemount 8267
WA Marcus 9151
WA Marlin 8832
WA Marshall 9020
WA Marysville 8270-8271
WA Matlock 8560
WA Mattawa 9349
WA Mazama 8833
WA McChord Afb 8438
WA McCleary 8557
WA McKenna 8558
WA Mead 9021
WA Medical Lake 9022
WA Medina 8039
WA Menlo 8561
WA Mercer Island 8040
WA Mesa 9343
WA Metaline 9152
WA Metaline Falls 9153
WA Methow 8834
WA Mica 9023
WA Mill Creek 8082
WA Milton 8354
WA Mineral 8355
WA Moclips 8562
WA Mohler 9154
WA Monitor 8836
WA Monroe 8272
WA Montesano 8563
WA Morton 8356
WA Moses Lake 8837
WA Mossyrock 8564
WA Mount Vernon 8273-8274
WA Mountlake Terrace 8043
WA Moxee 8936
WA Mukilteo 8275
WA Naches 8937
WA Nahcotta 8637
WA Napavine 8565
WA Naselle 8638
WA Neah Bay 8357
WA Neilton 8566
WA Nespelem 9155
WA Newman Lake 9025
WA Newport 9156
WA Nine Mile Falls 9026
WA Nooksack 8276
WA Nordland 8358
WA North Bend 8045
WA North Bonneville 8639
WA North Lakewood 8259
WA Northport 9157
WA Oak Harbor 8277-8278
WA Oakesdale 9158
WA Oakville 8568
WA Ocean Park 8640
WA Ocean Shores 8569
WA Odessa 9159
WA Okanogan 8840
WA Olalla 8359
WA Olga 8279
WA Olympia 8501-8502,8504-8508,8512-8513,8516,8599
WA Omak 8841
WA Onalaska 8570
WA Orcas 8280
WA Orient 9160
WA Orondo 8843
WA Oroville 8844
WA Orting 8360
WA Othello 9344
WA Otis Orchards 9027
WA Outlook 8938
WA Oysterville 8641
WA Pacific 8047
WA Pacific Beach 8571
WA Packwood 8361
WA Palisades 8845
WA Palouse 9161
WA Paradise Inn 8398
WA Parker 8939
WA Pasco 9301-9302
WA Pateros 8846
WA Paterson 9345
WA Pe Ell 8572
WA Peshastin 8847
WA Plymouth 9346
WA Point Roberts 8281
WA Pomeroy 9347
WA Port Angeles 8362-8363
WA Port Gamble 8364
WA Port Hadlock 8339
WA Port Ludlow 8365
WA Port Orchard 8366-8367
WA Port Townsend 8368
WA Poulsbo 8370
WA Prescott 9348
WA Preston 8050
WA Prosser 9350
WA Pullman 9163-9164
WA Puyallup 8371-8375
WA Quilcene 8376
WA Quinault 8575
WA Quincy 8848
WA Rainier 8576
WA Randle 8377
WA Ravensdale 8051
WA Raymond 8577
WA Reardan 9029
WA Redmond 8052-8053,8073
WA Renton 8055-8059
WA Republic 9166
WA Retsil 8378
WA Rice 9167
WA Richland 9352,9354
WA Ridgefield 8642
WA Ritzville 9169
WA Riverside 8849
WA Rochester 8579
WA Rock Island 8850
WA Rockford 9030
WA Rockport 8283
WA Rollingbay 8061
WA Ronald 8940
WA Roosevelt 9356
WA Rosalia 9170
WA Rosburg 8643
WA Roslyn 8941
WA Roy 8580
WA Royal City 9357
WA Ryderwood 8581
WA Saint John 9171
WA Salkum 8582
WA Sammamish 8074-8075
WA Satsop 8583
WA Seabeck 8380
WA Seahurst 8062
WA Seattle 8101-8109,8111-8119,8121-8122,8124-8127,8129,8131,8133-8134,8136,8138-8139,8141,8144-8146,8148,8154-8155,8158
WA Seattle 8160-8161,8164-8166,8168,8170,8174-8175,8177-8178,8181,8185,8188,8190-8191,8194-8195,8198-8199
WA Seaview 8644
WA Sedro Woolley 8284
WA Sekiu 8381
WA Selah 8942
WA Sequim 8382
WA Shaw Island 8286
WA Shelton 8584
WA Silvana 8287
WA Silver Creek 8585
WA Silverdale 8315,8383
WA Silverlake 8645
WA Skamokawa 8647
WA Skykomish 8288
WA Snohomish 8290-8291,8296
WA Snoqualmie 8065
WA Snoqualmie Pass 8068
WA Soap Lake 8851
WA South Bend 8586
WA South Cle Elum 8943
WA South Colby 8384
WA South Prairie 8385
WA Southworth 8386
WA Spanaway 8387
WA Spangle 9031
WA Spokane 9201-9220,9223-9224,9228,9251-9252,9256,9258,9260
WA Sprague 9032
WA Springdale 9173
WA Stanwood 8292
WA Starbuck 9359
WA Startup 8293
WA Stehekin 8852
WA Steilacoom 8388
WA Steptoe 9174
WA Stevenson 8648
WA Stratford 8853
WA Sultan 8294
WA Sumas 8295
WA Sumner 8352,8390
WA Sunnyside 8944
WA Suquamish 8392
WA Tacoma 8401-8409,8411-8413,8415-8419,8421-8422,8424,8431,8433,8443-8448,8464-8466,8471,8481,8490,8493
WA Taholah 8587
WA Tahuya 8588
WA Tekoa 9033
WA Tenino 8589
WA Thornton 9176
WA Thorp 8946
WA Tieton 8947
WA Tokeland 8590
WA Toledo 8591
WA Tonasket 8855
WA Toppenish 8948
WA Touchet 9360
WA Toutle 8649
WA Tracyton 8393
WA Trout Lake 8650
WA Tumtum 9034
WA Tumwater 8511
WA Twisp 8856
WA Underwood 8651
WA Union 8592
WA Uniontown 9179
WA University Place 8467
WA Usk 9180
WA Vader 8593
WA Valley 9181
WA Valleyford 9036
WA Vancouver 8660-8666,8668,8682-8687
WA Vantage 8950
WA Vashon 8070
WA Vaughn 8394
WA Veradale 9037
WA Wahkiacus 8670
WA Waitsburg 9361
WA Waldron 8297
WA Walla Walla 9362
WA Wallula 9363
WA Wapato 8951
WA Warden 8857
WA Washougal 8671
WA Washtucna 9371
WA Waterville 8858
WA Wauconda 8859
WA Wauna 8395
WA Waverly 9039
WA Wellpinit 9040
WA Wenatchee 8801,8807
WA West Richland 9353
WA Westport 8595
WA White Salmon 8672
WA White Swan 8952
WA Wilbur 9185
WA Wilkeson 8396
WA Wilson Creek 8860
WA Winlock 8596
WA Winthrop 8862
WA Wishram 8673
WA Woodinville 8072,8077
WA Woodland 8674
WA Yacolt 8675
WA Yakima 8901-8904,8907-8909
WA Yelm 8597
WA Zillah 8953
`
